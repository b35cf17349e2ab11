import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld, expectVisible, press } from '../../../../.storybook/play.ts';
import { Slider } from './Slider.tsx';

const meta: Meta = { title: '组件/滑块' };
export default meta;
type Story = StoryObj;

export const ByKeyboard: Story = {
  render: () => <Held of={Slider} label="折扣" value={30} step={5} />,
  async play() {
    const handle = screen.getByRole('slider', { name: '折扣' });
    await userEvent.tab();
    await expect(handle).toHaveFocus();
    await press('ArrowRight');
    await expectHeld(35);
    await expect(handle).toHaveAttribute('aria-valuenow', '35');
  },
};

export const WithInput: Story = {
  render: () => <Held of={Slider} label="折扣" showInput unit="%" value={30} />,
  async play() {
    const box = screen.getByRole('textbox', { name: '输入数值' });
    await userEvent.clear(box);
    await userEvent.type(box, '85');
    await expectHeld(85);
    await userEvent.type(box, '0');
    await expectHeld(100);
  },
};

export const Range: Story = {
  render: () => <Held of={Slider} label="价格" range value="20,60" />,
  async play() {
    const [from, to] = screen.getAllByRole('slider');
    await expect(from).toHaveAttribute('aria-valuenow', '20');
    to?.focus();
    await press('ArrowLeft');
    await expectHeld('20,59');
  },
};

export const RangeWithInputs: Story = {
  render: () => <Held of={Slider} label="价格" range showInput joined={false} value={[20, 60]} unit="元" />,
  async play() {
    const box = screen.getByRole('textbox', { name: '从' });
    await userEvent.clear(box);
    await userEvent.type(box, '70');
    await expectHeld([70, 70]);
  },
};

export const Disabled: Story = {
  render: () => <Held of={Slider} label="折扣" value={30} disabled />,
  async play() {
    await expect(screen.getByRole('slider')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Wrong: Story = {
  render: () => <Held of={Slider} label="折扣" error="折扣不能超过 50" value={80} />,
  async play() {
    await expect(screen.getByRole('group', { name: '折扣' })).toHaveAccessibleDescription('折扣不能超过 50');
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={Slider} label="价格" range unit="元" value="20,60" readOnly />,
  async play() {
    await expectVisible(screen.getByText('20 元 ~ 60 元'));
  },
};
