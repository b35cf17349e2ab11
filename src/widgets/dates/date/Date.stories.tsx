import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent } from 'storybook/test';

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

export const TypedOverAnOpenCalendar: Story = {
  render: () => <Held of={Date} label="开户日期" value="2026-01-01" />,
  async play() {
    await userEvent.click(box());
    await expectVisible(await screen.findByRole('table'));
    box().select();
    await userEvent.keyboard('2026-02-03{Enter}');
    await expectHeld('2026-02-03');
    await userEvent.tab();
    await expectHeld('2026-02-03');
  },
};

export const WeekEmptiedByKeys: Story = {
  render: () => <Held of={Date} label="开户日期" value="2026-11-16" picker="week" />,
  async play() {
    await userEvent.clear(box());
    await userEvent.tab();
    await expectHeld(null);
    await expect(box()).toHaveValue('');
  },
};

export const WrittenOtherwise: Story = {
  render: () => <Held of={Date} label="开户日期" value="2026-01-01" />,
  async play() {
    for (const [text, value] of [
      ['20260301', '2026-03-01'],
      ['2026/3/2', '2026-03-02'],
      ['2026.3.3', '2026-03-03'],
      ['2026年3月4日', '2026-03-04'],
    ] as const) {
      await userEvent.clear(box());
      await userEvent.type(box(), text);
      await userEvent.tab();
      await expect(box().value).toBe(value);
      await expectHeld(value);
    }
    await userEvent.clear(box());
    await userEvent.type(box(), '2026/3/5{Enter}');
    await expectHeld('2026-03-05');
    await expect(box().value).toBe('2026-03-05');
  },
};

export const ClearedByKeys: Story = {
  render: () => <Held of={Date} label="开户日期" value="2026-02-28" />,
  async play() {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    await userEvent.tab();
    await expectHeld(null);
    await expect(box().value).toBe('');
  },
};

export const KeepsWhatIsNoDay: Story = {
  render: () => <Held of={Date} label="开户日期" value="2026-02-28" latest="2026-12-31" />,
  async play() {
    await userEvent.clear(box());
    await userEvent.type(box(), '2026-02-30');
    await userEvent.tab();
    await expect(box().value).toBe('2026-02-30');
    await expectVisible(screen.getByText('“2026-02-30”不存在，请改正。'));
    await expectHeld('2026-02-28');
    await userEvent.clear(box());
    await userEvent.type(box(), '2027-1-1{Enter}');
    await expectVisible(screen.getByText('“2027-1-1”晚于2026-12-31，请改正。'));
    await userEvent.keyboard('{Escape}');
    await expect(box().value).toBe('2026-02-28');
    await expect(screen.queryByRole('alert')).toBeNull();
    await expectHeld('2026-02-28');
  },
};

export const Composed: Story = {
  render: () => <Held of={Date} label="开户日期" value="2026-02-28" />,
  async play() {
    await userEvent.click(box());
    await fireEvent.compositionStart(box());
    await fireEvent.change(box(), { target: { value: '2026nian' } });
    await fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    await expect(box().value).toBe('2026nian');
    await expectHeld('2026-02-28');
    await fireEvent.change(box(), { target: { value: '2026年3月１日' } });
    await fireEvent.compositionEnd(box());
    await userEvent.tab();
    await expectHeld('2026-03-01');
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
