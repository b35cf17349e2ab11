import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { Held } from '../../../.storybook/Held.tsx';
import { expectHeld } from '../../../.storybook/play.ts';
import { Date } from './Date.tsx';

const meta: Meta = { title: '组件/日期' };
export default meta;
type Story = StoryObj;

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: '开户日期' });

export const Typed: Story = {
  render: () => <Held of={Date} label="开户日期" />,
  async play() {
    await userEvent.type(box(), '2026-02-28{Enter}');
    await expectHeld('2026-02-28');
  },
};

export const Clicked: Story = {
  render: () => <Held of={Date} label="开户日期" value="2026-02-28" />,
  async play() {
    await userEvent.click(box());
    await userEvent.click(await screen.findByTitle('2026-02-14'));
    await expectHeld('2026-02-14');
  },
};

export const Month: Story = {
  render: () => <Held of={Date} label="开户日期" picker="month" value="2026-02-01" />,
  async play() {
    await expect(box().value).toBe('2026-02');
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={Date} label="开户日期" value="2026-02-28 00:00:00" readOnly />,
  async play() {
    await expect(screen.getByText('2026-02-28')).toBeVisible();
  },
};
