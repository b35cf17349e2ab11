// covers: field-date
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld, expectVisible } from '../../../../.storybook/play.ts';
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
    await expectVisible(screen.getByText('2026-02-28'));
  },
};

export const Week: Story = {
  render: () => <Held of={Date} label="开户日期" picker="week" value="2026-11-16" />,
  async play() {
    await expect(box().value).toBe('2026-47周');
    await userEvent.click(box());
    await userEvent.click(await screen.findByTitle('2026-11-25'));
    await expectHeld('2026-11-23');
  },
};

export const Quarter: Story = {
  render: () => <Held of={Date} label="开户日期" picker="quarter" value="2026-11-21" />,
  async play() {
    await expect(box().value).toBe('2026-Q4');
    await userEvent.click(box());
    await userEvent.click(await screen.findByText('Q2'));
    await expectHeld('2026-04-01');
  },
};

export const KeptInAnotherFormat: Story = {
  render: () => <Held of={Date} label="开户日期" picker="month" valueFormat="yyyyMM" value="202611" />,
  async play() {
    await expect(box().value).toBe('2026-11');
    await userEvent.clear(box());
    await userEvent.type(box(), '2026-12{Enter}');
    await expectHeld('202612');
  },
};

export const SeveralDays: Story = {
  render: () => <Held of={Date} label="开户日期" multiple value="2026-02-28" />,
  async play() {
    await userEvent.click(screen.getByLabelText('开户日期'));
    await userEvent.click(await screen.findByTitle('2026-02-14'));
    await userEvent.click(screen.getByTestId('value'));
    await expectHeld('2026-02-14,2026-02-28');
  },
};

export const Disabled: Story = {
  render: () => <Held of={Date} label="开户日期" value="2026-02-28" disabled />,
  async play() {
    await expect(box()).toBeDisabled();
  },
};

export const Wrong: Story = {
  render: () => <Held of={Date} label="开户日期" error="请选择开户日期" />,
  async play() {
    await expect(box()).toHaveAccessibleDescription('请选择开户日期');
  },
};
