import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld, expectVisible } from '../../../../.storybook/play.ts';
import { TimeRange } from './TimeRange.tsx';

const meta: Meta = { title: '组件/时间范围' };
export default meta;
type Story = StoryObj;

const sides = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: '班次' });

async function typeRange(begin: string, end: string): Promise<void> {
  const [from, to] = sides();
  if (!from || !to) throw new Error('two boxes');
  await userEvent.type(from, `${begin}{Enter}`);
  await waitFor(() => expect(to).toHaveFocus());
  await userEvent.type(to, `${end}{Enter}`);
}

export const Typed: Story = {
  render: () => <Held of={TimeRange} label="班次" />,
  async play() {
    await typeRange('08:30:00', '17:30:00');
    await expectHeld('08:30:00,17:30:00');
  },
};

export const EmptiedByKeys: Story = {
  render: () => <Held of={TimeRange} label="班次" value="08:30:00,17:30:00" />,
  async play() {
    const [from, to] = sides();
    if (!from || !to) throw new Error('two boxes');
    await userEvent.clear(to);
    await userEvent.tab();
    await expectHeld('08:30:00,');
    await expectVisible(screen.getByText('请把开始和结束都填上，或者都清空'));
    await userEvent.clear(from);
    await userEvent.tab();
    await expectHeld(null);
  },
};

export const Overnight: Story = {
  render: () => <Held of={TimeRange} label="班次" overnight minutes joined={false} />,
  async play() {
    await typeRange('22:00', '06:00');
    await expectHeld(['22:00:00', '06:00:00']);
  },
};

export const Disabled: Story = {
  render: () => <Held of={TimeRange} label="班次" value="08:30:00,17:30:00" disabled />,
  async play() {
    for (const side of sides()) await expect(side).toBeDisabled();
  },
};

export const Wrong: Story = {
  render: () => <Held of={TimeRange} label="班次" error="请选择班次" />,
  async play() {
    await expect(sides()[0]).toHaveAccessibleDescription('请选择班次');
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={TimeRange} label="班次" value="08:30:00,17:30:00" minutes readOnly />,
  async play() {
    await expectVisible(screen.getByText('08:30 ~ 17:30'));
  },
};
