import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld, expectVisible } from '../../../../.storybook/play.ts';
import { Checkbox } from './Checkbox.tsx';

const meta: Meta = { title: '组件/勾选' };
export default meta;
type Story = StoryObj;

const options = [
  { value: 'sms', label: '短信' },
  { value: 'mail', label: '邮件' },
];

export const One: Story = {
  render: () => <Held of={Checkbox} label="记住我" />,
  async play() {
    await userEvent.click(screen.getByRole('checkbox', { name: '记住我' }));
    await expectHeld(true);
    await userEvent.click(screen.getByRole('checkbox'));
    await expectHeld(false);
  },
};

export const PairOfValues: Story = {
  render: () => <Held of={Checkbox} label="含税" values={['Y', 'N']} value="Y" />,
  async play() {
    await expect(screen.getByRole('checkbox')).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox'));
    await expectHeld('N');
  },
};

export const SeveralAsText: Story = {
  render: () => <Held of={Checkbox} label="通知方式" options={options} value="mail" />,
  async play() {
    await expectVisible(screen.getByRole('group', { name: '通知方式' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '短信' }));
    await expectHeld('sms,mail');
  },
};

export const SeveralAsArray: Story = {
  render: () => <Held of={Checkbox} label="通知方式" options={options} joined={false} />,
  async play() {
    await userEvent.click(screen.getByRole('checkbox', { name: '邮件' }));
    await expectHeld(['mail']);
    await userEvent.click(screen.getByRole('checkbox', { name: '邮件' }));
    await expectHeld(null);
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={Checkbox} label="通知方式" options={options} value="sms,mail" readOnly />,
  async play() {
    await expectVisible(screen.getByText('短信、邮件'));
  },
};
