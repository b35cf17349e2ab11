import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { OpenForm } from '../../../../.storybook/OpenForm.tsx';
import { expectHeld, expectVisible, press } from '../../../../.storybook/play.ts';
import { customerForm } from '../../../../.storybook/story-documents.ts';
import { DateRange } from './DateRange.tsx';

const meta: Meta = { title: '组件/日期范围' };
export default meta;
type Story = StoryObj;

const sides = () => screen.getAllByRole<HTMLInputElement>('textbox');
const texts = () => sides().map((side) => side.value);

async function calendarClosed(): Promise<void> {
  await waitFor(() =>
    expect(document.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)')).toBeNull(),
  );
}

async function typeRange(begin: string, end: string): Promise<void> {
  const [from, to] = sides();
  if (!from || !to) throw new Error('two boxes');
  await userEvent.type(from, `${begin}{Enter}`);
  await waitFor(() => expect(to).toHaveFocus());
  await userEvent.type(to, `${end}{Enter}`);
}

export const Typed: Story = {
  render: () => <Held of={DateRange} label="有效期" />,
  async play() {
    await expect(sides()).toHaveLength(2);
    for (const side of sides()) await expect(side).toHaveAccessibleName('有效期');
    await typeRange('2026-02-01', '2026-02-28');
    await expectHeld('2026-02-01,2026-02-28');
  },
};

export const Clicked: Story = {
  render: () => <Held of={DateRange} label="有效期" value="2026-02-01,2026-02-28" />,
  async play() {
    await userEvent.click(sides()[0] as HTMLElement);
    await userEvent.click(await screen.findByTitle('2026-02-05'));
    await userEvent.click(await screen.findByTitle('2026-02-10'));
    await expectHeld('2026-02-05,2026-02-10');
  },
};

export const AsArray: Story = {
  render: () => <Held of={DateRange} label="有效期" joined={false} picker="datetime" />,
  async play() {
    await typeRange('2026-02-01 08:00:00', '2026-02-01 17:30:00');
    await expectHeld(['2026-02-01 08:00:00', '2026-02-01 17:30:00']);
  },
};

export const Months: Story = {
  render: () => <Held of={DateRange} label="账期" picker="month" />,
  async play() {
    await typeRange('2026-01', '2026-02');
    await expectHeld('2026-01-01,2026-02-28');
    await expect(texts()).toEqual(['2026-01', '2026-02']);
  },
};

export const OtherSteps: Story = {
  render: () => (
    <>
      <Held of={DateRange} label="周" picker="week" value="2026-11-16,2026-11-29" readOnly />
      <Held of={DateRange} label="季度" picker="quarter" value="2026-01-01,2026-06-30" readOnly />
      <Held of={DateRange} label="年" picker="year" value="2024-01-01,2026-12-31" readOnly />
    </>
  ),
  parameters: { a11y: { config: { rules: [{ id: 'duplicate-id-aria', enabled: false }] } } },
  async play() {
    await expectVisible(screen.getByText('2026-47周 ~ 2026-48周'));
    await expectVisible(screen.getByText('2026-Q1 ~ 2026-Q2'));
    await expectVisible(screen.getByText('2024 ~ 2026'));
  },
};

export const OneSideOpen: Story = {
  render: () => <Held of={DateRange} label="有效期" open value=",2026-02-28" />,
  async play() {
    await expect(texts()).toEqual(['', '2026-02-28']);
  },
};

export const EmptiedByKeys: Story = {
  render: () => <Held of={DateRange} label="有效期" value="2026-02-01,2026-02-28" />,
  async play() {
    const [from, to] = sides();
    if (!from || !to) throw new Error('two boxes');
    await userEvent.clear(from);
    await userEvent.tab();
    await expectHeld(',2026-02-28');
    await expectVisible(screen.getByText('请把开始和结束都填上，或者都清空'));
    await userEvent.clear(to);
    await userEvent.keyboard('{Enter}');
    await expectHeld(null);
    await expect(screen.queryByText('请把开始和结束都填上，或者都清空')).toBeNull();
    await press('Escape');
    await calendarClosed();
    await expect(texts()).toEqual(['', '']);
  },
};

const twoFields = customerForm({
  name: {},
  openedOn: { 'x-component': 'DateRange', 'x-component-props': { endField: 'taxNo' } },
});

export const TwoFields: Story = {
  render: () => <OpenForm form={twoFields} record={{ name: '东方', openedOn: '2026-01-01', taxNo: '2026-01-31' }} />,
  async play() {
    await waitFor(() => expect(texts()).toEqual(['东方', '2026-01-01', '2026-01-31']));
    const [, from, to] = sides();
    if (!from || !to) throw new Error('two boxes');
    await userEvent.click(from);
    await userEvent.click(await screen.findByTitle('2026-01-05'));
    await userEvent.click(await screen.findByTitle('2026-01-10'));
    await userEvent.click(screen.getByRole('button', { name: /保\s?存/ }));
    await waitFor(async () => {
      const sent: unknown = JSON.parse(screen.getByTestId('value').textContent ?? 'null');
      await expect(sent).toMatchObject({ openedOn: '2026-01-05', taxNo: '2026-01-10' });
    });
  },
};

const oneField = customerForm({ name: {}, remark: { 'x-component': 'DateRange' } });

export const HalfIsNotSaved: Story = {
  render: () => <OpenForm form={oneField} record={{ name: '东方', remark: '2026-01-01,2026-01-31' }} />,
  async play() {
    await waitFor(() => expect(texts()).toEqual(['东方', '2026-01-01', '2026-01-31']));
    const [, from, to] = sides();
    if (!from || !to) throw new Error('two boxes');
    await userEvent.clear(from);
    await userEvent.tab();
    await userEvent.clear(to);
    await userEvent.type(to, '2026-02-10{Enter}');
    await userEvent.click(screen.getByRole('button', { name: /保\s?存/ }));
    await calendarClosed();
    await expectVisible(await screen.findByText('请把开始和结束都填上，或者都清空'));
    await expect(screen.queryByTestId('value')?.textContent ?? '').not.toContain('2026-02-10');
  },
};

export const Disabled: Story = {
  render: () => <Held of={DateRange} label="有效期" value="2026-02-01,2026-02-28" disabled />,
  async play() {
    for (const side of sides()) await expect(side).toBeDisabled();
  },
};

export const Wrong: Story = {
  render: () => <Held of={DateRange} label="有效期" error="请选择有效期" />,
  async play() {
    await expect(sides()[0]).toHaveAccessibleDescription('请选择有效期');
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={DateRange} label="有效期" value="2026-02-01," readOnly />,
  async play() {
    await expectVisible(screen.getByText('2026-02-01 ~ 不限'));
  },
};
