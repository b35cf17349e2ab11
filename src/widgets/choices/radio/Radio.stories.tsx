import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld, expectVisible } from '../../../../.storybook/play.ts';
import { Radio } from './Radio.tsx';

const meta: Meta = { title: '组件/单选' };
export default meta;
type Story = StoryObj;

const options = [
  { value: 1, label: '男' },
  { value: 2, label: '女' },
];

export const Chooses: Story = {
  render: () => <Held of={Radio} label="性别" options={options} value="1" />,
  async play() {
    await expectVisible(screen.getByRole('radiogroup', { name: '性别' }));
    await expect(screen.getByRole('radio', { name: '男' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: '女' }));
    await expectHeld(2);
  },
};

export const Buttons: Story = {
  render: () => <Held of={Radio} label="性别" options={options} value={1} buttons />,
};

export const ReadOnly: Story = {
  render: () => <Held of={Radio} label="性别" options={options} value={2} readOnly />,
  async play() {
    await expectVisible(screen.getByText('女'));
  },
};
