// covers: dialog-cron, dialog-cron-next, state-cron-chain, state-cron-inputs
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld, expectVisible, settled } from '../../../../.storybook/play.ts';
import { Cron } from './Cron.tsx';

const meta: Meta = { title: '组件/Cron表达式' };
export default meta;
type Story = StoryObj;

async function openEditor() {
  await userEvent.click(screen.getByRole('button', { name: '编辑Cron表达式' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cron表达式' }));
  await settled(dialog.getByRole('button', { name: '确定' }));
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof openEditor>>;

const tab = (dialog: Dialog, name: string) => userEvent.click(dialog.getByRole('tab', { name }));
const pick = (dialog: Dialog, name: string) => userEvent.click(dialog.getByRole('radio', { name }));
const number = (dialog: Dialog, name: string) => dialog.getByRole('spinbutton', { name });
const expression = (dialog: Dialog) => dialog.getByRole<HTMLInputElement>('textbox', { name: '表达式' });
const ok = (dialog: Dialog) => dialog.getByRole('button', { name: '确定' });

async function fill(box: HTMLElement, text: string) {
  await userEvent.clear(box);
  await userEvent.paste(text);
}

// covers: state-cron-dialog
export const Written: Story = {
  render: () => <Held of={Cron} label="执行时间" />,
  async play() {
    await userEvent.type(screen.getByRole('textbox', { name: '执行时间' }), '0 30 9 ? * MON-FRI');
    await expectHeld('0 30 9 ? * MON-FRI');
    await expectVisible(screen.getByText('每周一至周五，09:30:00 执行。'));
  },
};

// covers: state-cron-dialog
export const StartsWithDefaults: Story = {
  render: () => <Held of={Cron} label="执行时间" />,
  async play() {
    const dialog = await openEditor();
    await expect(dialog.getAllByRole('tab').map((each) => each.textContent)).toEqual([
      '秒',
      '分',
      '时',
      '日',
      '月',
      '周',
      '年',
    ]);
    await expect(expression(dialog)).toHaveValue('* * * * * ? *');
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBe(608);
    await expect(number(dialog, '区间开始')).toBeDisabled();
    await pick(dialog, '区间');
    await expect(number(dialog, '区间开始')).toBeEnabled();
    await expect(number(dialog, '循环间隔')).toBeDisabled();
    await expect(expression(dialog)).toHaveValue('0-59 * * * * ? *');
    await userEvent.click(dialog.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectHeld(null);
    await waitFor(() => expect(screen.getByRole('button', { name: '编辑Cron表达式' })).toHaveFocus());
  },
};

// covers: dialog-cron-days
export const ChainOfResets: Story = {
  render: () => <Held of={Cron} label="执行时间" />,
  async play() {
    const dialog = await openEditor();
    await tab(dialog, '时');
    await pick(dialog, '循环');
    await expect(expression(dialog)).toHaveValue('0 0 0/1 * * ? *');
    await fill(number(dialog, '循环间隔'), '2');
    await tab(dialog, '周');
    await pick(dialog, '第几个');
    await expect(expression(dialog)).toHaveValue('0 0 0/2 ? * 2#1 *');
    await tab(dialog, '日');
    await expect(dialog.getByRole('radio', { name: '不设置' })).toBeChecked();
    await pick(dialog, '最后一日');
    await expect(expression(dialog)).toHaveValue('0 0 0/2 L * ? *');
    await tab(dialog, '年');
    await pick(dialog, '循环');
    await expect(expression(dialog)).toHaveValue(`0 0 0/2 L 1 ? ${new Date().getFullYear()}/1`);
    await userEvent.click(ok(dialog));
    await expectHeld(`0 0 0/2 L 1 ? ${new Date().getFullYear()}/1`);
  },
};

// covers: dialog-cron-days, state-cron-parse
export const Specified: Story = {
  render: () => <Held of={Cron} label="执行时间" value="0 0 8 1,10,2 * ?" />,
  async play() {
    const dialog = await openEditor();
    await tab(dialog, '日');
    await expect(dialog.getByRole('radio', { name: '指定' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: '10' })).toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: '31' }));
    await expect(expression(dialog)).toHaveValue('0 0 8 1,2,10,31 * ?');
    await expect(await dialog.findAllByText(/^\d{4}-\d\d-(01|02|10|31) 08:00:00$/)).toHaveLength(10);
    await userEvent.click(ok(dialog));
    await expectHeld('0 0 8 1,2,10,31 * ?');
  },
};

// covers: rule-cron-exclusive
export const RefusesWhatQuartzRefuses: Story = {
  render: () => <Held of={Cron} label="执行时间" value="0 0/5 * * * ?" />,
  async play() {
    const dialog = await openEditor();
    await tab(dialog, '分');
    await fill(number(dialog, '循环间隔'), '60');
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('Cron表达式参数[分]错误：间隔只能是 1 到 59 的数。'),
    );
    await expect(ok(dialog)).toBeDisabled();
    await fill(expression(dialog), '0 0 0 * * *');
    await expect(dialog.getByRole('alert')).toHaveTextContent('日和周只能设置其中之一');
    await fill(expression(dialog), '0 15 10 ? * 6L');
    await userEvent.keyboard('{Enter}');
    await expectHeld('0 15 10 ? * 6L');
  },
};

// covers: state-cron-parse
export const WrittenByHand: Story = {
  render: () => <Held of={Cron} label="执行时间" value="0 0-30/10,45 8 L-3W * ?" />,
  async play() {
    const dialog = await openEditor();
    await tab(dialog, '分');
    await expect(dialog.getByRole('radio', { name: '自定义' })).toBeChecked();
    await expectVisible(dialog.getByText('0-30/10,45'));
    await tab(dialog, '时');
    await pick(dialog, '每时');
    await expect(expression(dialog)).toHaveValue('0 0-30/10,45 * L-3W * ?');
  },
};

export const WrongExpression: Story = {
  render: () => (
    <Held of={Cron} label="执行时间" value="0 0 25 * * ?" error="Cron表达式参数[时]错误：只能是 0 到 23 的数。" />
  ),
  async play() {
    const dialog = await openEditor();
    await expect(expression(dialog)).toHaveValue('0 0 25 * * ?');
    await expect(dialog.getByRole('alert')).toHaveTextContent('只能是 0 到 23 的数。');
    await expect(ok(dialog)).toBeDisabled();
  },
};

const hourly = '0 0 * * * ?';

const nextHour = (zone: string | undefined) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(
    Math.ceil((Date.now() + 1) / 3_600_000) * 3_600_000,
  );

export const ByTheServersClock: Story = {
  parameters: { timeZone: 'Pacific/Kiritimati' },
  render: () => <Held of={Cron} label="执行时间" value={hourly} />,
  async play() {
    const dialog = await openEditor();
    const [first] = await dialog.findAllByText(/^\d{4}-\d\d-\d\d \d\d:00:00$/);
    await expect(first).toHaveTextContent(nextHour('Pacific/Kiritimati'));
    await expectVisible(dialog.getByText('近十次执行时间（服务器时区 Pacific/Kiritimati）'));
  },
};

export const ServersZoneUnknown: Story = {
  render: () => <Held of={Cron} label="执行时间" value={hourly} />,
  async play() {
    const dialog = await openEditor();
    const [first] = await dialog.findAllByText(/^\d{4}-\d\d-\d\d \d\d:00:00$/);
    await expect(first).toHaveTextContent(nextHour(undefined));
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await expectVisible(dialog.getByText(`近十次执行时间（浏览器时区 ${own}，实际以服务器的时区为准）`));
  },
};

export const WithoutSecondAndYear: Story = {
  render: () => <Held of={Cron} label="执行时间" hideSecond hideYear />,
  async play() {
    const dialog = await openEditor();
    await expect(dialog.queryByRole('tab', { name: '秒' })).toBeNull();
    await expect(dialog.queryByRole('tab', { name: '年' })).toBeNull();
    await expect(expression(dialog)).toHaveValue('0 * * * * ?');
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={Cron} label="执行时间" value="0 0 0 LW * ?" readOnly />,
  async play() {
    await expectVisible(screen.getByText('每月最后一个工作日，00:00:00 执行。'));
    await expect(screen.queryByRole('button')).toBeNull();
  },
};

export const Disabled: Story = {
  render: () => <Held of={Cron} label="执行时间" value="0 0 0 * * ?" disabled />,
  async play() {
    await expect(screen.getByRole('textbox', { name: '执行时间' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: '编辑Cron表达式' })).toBeDisabled();
  },
};

export const Dark: Story = {
  parameters: { theme: 'dark' },
  render: () => <Held of={Cron} label="执行时间" value="0 0 8 1,10,2 * ?" />,
  async play() {
    const dialog = await openEditor();
    await tab(dialog, '日');
    await expect(dialog.getByRole('radio', { name: '指定' })).toBeChecked();
  },
};
