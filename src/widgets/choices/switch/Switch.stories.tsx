import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld, expectVisible } from '../../../../.storybook/play.ts';
import { Switch } from './Switch.tsx';

const meta: Meta = { title: '组件/开关' };
export default meta;
type Story = StoryObj;

export const OnAndOff: Story = {
  render: () => <Held of={Switch} label="启用" />,
  async play() {
    await userEvent.click(screen.getByRole('switch', { name: '启用' }));
    await expectHeld(true);
    await userEvent.click(screen.getByRole('switch'));
    await expectHeld(false);
  },
};

// covers: entity-switch, state-switch
export const PairOfValues: Story = {
  render: () => <Held of={Switch} label="启用" values={['Y', 'N']} value="Y" />,
  async play() {
    await expect(screen.getByRole('switch')).toBeChecked();
    await userEvent.click(screen.getByRole('switch'));
    await expectHeld('N');
  },
};

export const Disabled: Story = { render: () => <Held of={Switch} label="启用" value={true} disabled /> };

export const ReadOnly: Story = {
  render: () => <Held of={Switch} label="启用" values={['Y', 'N']} value="N" readOnly />,
  async play() {
    await expectVisible(screen.getByText('否'));
  },
};

export const ByKeyboard: Story = {
  render: () => <Held of={Switch} label="启用" values={[1, 0]} value={0} />,
  async play() {
    await userEvent.tab();
    await expect(screen.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expectHeld(1);
  },
};
