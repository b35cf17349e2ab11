import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld, expectVisible } from '../../../../.storybook/play.ts';
import { DateTime } from './DateTime.tsx';

const meta: Meta = { title: '组件/日期时间' };
export default meta;
type Story = StoryObj;

export const Typed: Story = {
  render: () => <Held of={DateTime} label="到货时间" />,
  async play() {
    await userEvent.type(screen.getByRole('textbox', { name: '到货时间' }), '2026-02-28 09:30:00{Enter}');
    await expectHeld('2026-02-28 09:30:00');
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={DateTime} label="到货时间" value="2026-02-28 09:30:00" minutes readOnly />,
  async play() {
    await expectVisible(screen.getByText('2026-02-28 09:30'));
  },
};

export const InFormatsOfItsOwn: Story = {
  render: () => (
    <Held
      of={DateTime}
      label="到货时间"
      value="20260228093000"
      format="yyyy/MM/dd HH:mm"
      valueFormat="yyyyMMddHHmmss"
    />
  ),
  async play() {
    const box = screen.getByRole('textbox', { name: '到货时间' });
    await expect(box).toHaveValue('2026/02/28 09:30');
    await userEvent.clear(box);
    await userEvent.type(box, '2026/03/01 10:00{Enter}');
    await expectHeld('20260301100000');
  },
};
