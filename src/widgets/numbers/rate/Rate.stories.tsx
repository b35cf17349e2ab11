import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld, expectVisible, press } from '../../../../.storybook/play.ts';
import { Rate } from './Rate.tsx';

const meta: Meta = { title: '组件/评分' };
export default meta;
type Story = StoryObj;

export const Clicked: Story = {
  render: () => <Held of={Rate} label="满意度" />,
  async play() {
    await expectVisible(screen.getByRole('group', { name: '满意度' }));
    const stars = screen.getAllByRole('radio');
    await expect(stars).toHaveLength(5);
    await userEvent.click(stars[3] as HTMLElement);
    await expectHeld(4);
    await userEvent.click(stars[3] as HTMLElement);
    await expectHeld(null);
  },
};

export const HalvesByKeyboard: Story = {
  render: () => <Held of={Rate} label="满意度" allowHalf value={3} count={10} />,
  async play() {
    await userEvent.tab();
    await press('ArrowRight');
    await expectHeld(3.5);
  },
};

export const Disabled: Story = {
  render: () => <Held of={Rate} label="满意度" value={2} disabled />,
  async play() {
    await userEvent.click(screen.getAllByRole('radio')[3] as HTMLElement);
    await expectHeld(2);
  },
};

export const Wrong: Story = {
  render: () => <Held of={Rate} label="满意度" error="请评分" />,
  async play() {
    await expect(screen.getByRole('group')).toHaveAccessibleDescription('请评分');
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={Rate} label="满意度" value={3.5} readOnly />,
  async play() {
    await expectVisible(screen.getByText('3.5 / 5'));
  },
};
