import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { Held } from '../../../.storybook/Held.tsx';
import { expectHeld } from '../../../.storybook/play.ts';
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
    await expect(screen.getByText('2026-02-28 09:30')).toBeVisible();
  },
};
