// covers: dialog-detail
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { expectVisible } from '../../../.storybook/play.ts';
import { memoryRecords, refusal, type MemoryRecords } from '../../runtime/list/testing/memory-records.ts';
import { PortError } from '../../runtime/ports/index.ts';
import { customerList, customerRecords } from '../list/testing/customers.ts';
import { ListStory } from '../list/testing/ListStory.tsx';

const meta: Meta = { title: '弹窗/编辑' };
export default meta;
type Story = StoryObj;

const draftKey = `pagewright:draft:${JSON.stringify(['', 'base/customer.form', '1'])}`;
const leaveTitle = '有未保存的修改，确定离开吗？';
let records: MemoryRecords = memoryRecords([]);
const render = () => {
  records = customerRecords();
  return <ListStory list={customerList()} records={records} />;
};
const open = async (name: string, title: string) => {
  await userEvent.click((await screen.findAllByRole('button', { name }))[0] ?? document.body);
  const dialog = await screen.findByRole('dialog', { name: title });
  const box = await within(dialog).findByRole('textbox', { name: /名称/ });
  return { dialog, box };
};
/** antd reads `keyCode`, which userEvent does not send. */
const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape', keyCode: 27 });
const press = (within_: HTMLElement, name: string) => userEvent.click(within(within_).getByRole('button', { name }));
/**
 * The dialog is found by its text: rc-dialog gives all titles one id under test, so a second dialog would have the name
 * of the first.
 */
const question = async () => {
  const dialog = (await screen.findByText(leaveTitle)).closest('[role=dialog]');
  if (!(dialog instanceof HTMLElement)) throw new Error('没有询问');
  return dialog;
};
const gone = (title: string) => waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());

export const Create: Story = {
  render,
  async play() {
    const { dialog, box } = await open('新增', '新增 客户');
    await waitFor(() => expect(box).toHaveFocus());
    await press(dialog, '确定');
    await expect(records.calls.some((call) => call.startsWith('create'))).toBe(false);
    await userEvent.type(box, '新客户');
    await expect(within(dialog).queryByRole('button', { name: /打印/ })).toBeNull();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expectVisible(await screen.findByText('新增成功'));
    await gone('新增 客户');
    await waitFor(() => expect(screen.getByText('共24条')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: '新增' })).toHaveFocus());
  },
};

export const SavedOnce: Story = {
  render,
  async play() {
    const { dialog, box } = await open('新增', '新增 客户');
    await userEvent.type(box, '新客户');
    const ok = within(dialog).getByRole('button', { name: '确定' });
    ok.click();
    ok.click();
    await waitFor(() => expect(records.calls.filter((call) => call.startsWith('create'))).toHaveLength(1));
    await expectVisible(await screen.findByText('新增成功'));
    ok.click();
    await fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
    await gone('新增 客户');
    await waitFor(() => expect(screen.getByText('共24条')).toBeVisible());
    await expect(records.calls.filter((call) => call.startsWith('create'))).toHaveLength(1);
  },
};

export const CreateSeveral: Story = {
  render,
  async play() {
    const { dialog, box } = await open('新增', '新增 客户');
    await userEvent.type(box, '甲公司');
    await press(dialog, '保存并新增');
    await expectVisible(await screen.findByText('新增成功'));
    const next = () => within(dialog).getByRole('textbox', { name: /名称/ });
    await waitFor(() => expect(next()).toHaveValue(''));
    await waitFor(() => expect(next()).toHaveFocus());
    await press(dialog, '保存并新增');
    await expect(records.calls.filter((call) => call.startsWith('create'))).toHaveLength(1);
    await userEvent.type(next(), '乙公司');
    await press(dialog, '确定');
    await gone('新增 客户');
    const added = records.records.map(({ name }) => name).filter((name) => name === '甲公司' || name === '乙公司');
    await expect(added).toHaveLength(2);
  },
};

export const DirtyGuard: Story = {
  render,
  async play() {
    const { dialog, box } = await open('编辑', '编辑 客户');
    await userEvent.type(box, '改');
    await userEvent.click(document.querySelector('.ant-modal-wrap') ?? document.body);
    await expectVisible(dialog);
    box.focus();
    await escape();
    const asked = await question();
    await waitFor(() => expect(asked.contains(document.activeElement)).toBe(true));
    await escape();
    await waitFor(() => expect(screen.queryByText(leaveTitle)).toBeNull());
    await expect(box).toHaveValue('客户01改');
    await waitFor(() => expect(box).toHaveFocus());
    await press(dialog, '取消');
    await press(await question(), '离开');
    await gone('编辑 客户');
    await expect(records.calls.some((call) => call.startsWith('update'))).toBe(false);
  },
};

export const CleanLeavesAtOnce: Story = {
  render,
  async play() {
    const { dialog } = await open('编辑', '编辑 客户');
    await press(dialog, '取消');
    await gone('编辑 客户');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const FailingSaveKeepsInput: Story = {
  render,
  async play() {
    const { dialog, box } = await open('编辑', '编辑 客户');
    await userEvent.type(box, '甲');
    records.failures.set(
      'update',
      refusal('名称重复', [{ path: 'name', severity: 'error', rule: 'unique', message: '已有同名的客户' }]),
    );
    await press(dialog, '确定');
    await expectVisible(await within(dialog).findByText('已有同名的客户'));
    await expect(box).toHaveValue('客户01甲');
    records.failures.set('update', new PortError('server', '服务器忙', { requestId: 'req-9' }));
    await userEvent.type(box, '乙');
    await press(dialog, '确定');
    await expectVisible(await within(dialog).findByText('服务器忙'));
    await expectVisible(await within(dialog).findByText(/req-9/));
    await expect(box).toHaveValue('客户01甲乙');
    await press(dialog, '确定');
    await expectVisible(await screen.findByText('修改成功！'));
    await gone('编辑 客户');
    await expectVisible(await screen.findByRole('button', { name: '客户01甲乙' }));
  },
};

export const Conflict: Story = {
  render,
  async play() {
    const { dialog, box } = await open('编辑', '编辑 客户');
    const current = {
      ...records.records[0],
      name: '别人改的',
      balance: '9.00',
      version: 7,
      updateBy: '李四',
      updateTime: '2026-11-20 10:00:00',
    };
    const conflict = (since: object = {}) =>
      records.failures.set('update', new PortError('conflict', '记录已被修改', { current: { ...current, ...since } }));
    await userEvent.type(box, '我');
    conflict();
    await press(dialog, '确定');
    await expectVisible(await within(dialog).findByText('“李四”修改了这条记录（2026-11-20 10:00:00）'));
    const name = within(await within(dialog).findByRole('group', { name: '名称' }));
    await waitFor(() => expect(name.getByRole('radio', { name: /我的\s*客户01我/ })).toBeChecked());
    await expect(name.getByRole('radio', { name: /对方的\s*别人改的/ })).not.toBeChecked();
    await expect(within(dialog).queryByRole('group', { name: '余额' })).toBeNull();
    await expectVisible(within(dialog).getByText('只有对方改的：余额，用对方的。'));
    await expect(within(dialog).queryByRole('button', { name: '全部用我的' })).toBeNull();
    await expect(box).toHaveValue('客户01我');
    conflict({ name: '又改了', version: 8 });
    await press(dialog, '按所选的保存');
    await waitFor(() => expect(box).toHaveValue('客户01我'));
    await userEvent.click(await within(dialog).findByRole('radio', { name: /对方的\s*又改了/ }));
    await press(dialog, '按所选的保存');
    await waitFor(() => expect(box).toHaveValue('又改了'));
    await press(dialog, '确定');
    await gone('编辑 客户');
    await expect(records.records[0]).toMatchObject({ name: '又改了', balance: '9.00', version: 9 });
  },
};

/** Fields that only one of two users changed are merged and saved; a user who had nothing to choose is notified. */
export const ConflictMerged: Story = {
  render,
  async play() {
    const { dialog, box } = await open('编辑', '编辑 客户');
    const current = { ...records.records[0], balance: '9.00', version: 7, updateBy: '李四' };
    await userEvent.type(box, '我');
    records.failures.set('update', new PortError('conflict', '记录已被修改', { current }));
    await press(dialog, '确定');
    await expectVisible(await screen.findByText('修改成功！“李四”同时改的余额也在。'));
    await gone('编辑 客户');
    await expect(records.records[0]).toMatchObject({ name: '客户01我', balance: '9.00', version: 8 });
  },
};

/** If the merge with the other user's changes leaves nothing to save, the merged values are in the form for review. */
export const ConflictMergedIntoTheForm: Story = {
  render,
  async play() {
    const { dialog, box } = await open('编辑', '编辑 客户');
    const current = { ...records.records[0], balance: '9.00', version: 7, updateBy: '李四' };
    records.failures.set('update', new PortError('conflict', '记录已被修改', { current }));
    await press(dialog, '确定');
    await expectVisible(
      await within(dialog).findByText('“李四”修改了这条记录，余额已换成对方的。您没有不一样的改动。'),
    );
    await expect(within(dialog).getByRole('textbox', { name: /余额/ })).toHaveValue('9.00');
    await userEvent.type(box, '我');
    await press(dialog, '确定');
    await gone('编辑 客户');
    await expect(records.records[0]).toMatchObject({ name: '客户01我', balance: '9.00', version: 8 });
  },
};

export const DraftOffered: Story = {
  render,
  async play() {
    localStorage.removeItem(draftKey);
    const first = await open('编辑', '编辑 客户');
    await userEvent.type(first.box, '没存');
    await waitFor(() => expect(localStorage.getItem(draftKey)).toContain('客户01没存'), { timeout: 3000 });
    const kept = localStorage.getItem(draftKey) ?? '';
    await press(first.dialog, '取消');
    await press(await question(), '离开');
    await gone('编辑 客户');
    await expect(localStorage.getItem(draftKey)).toBeNull();

    localStorage.setItem(draftKey, kept);
    const second = await open('编辑', '编辑 客户');
    const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
    const shown = clock.format(JSON.parse(kept).savedAt).slice(5);
    await waitFor(() =>
      expect(within(second.dialog).getByText(`上次填写的内容还没有保存（${shown}）。`)).toBeVisible(),
    );
    await press(second.dialog, '不要了');
    await waitFor(() => expect(second.dialog.querySelector('.pw-form')?.contains(document.activeElement)).toBe(true));
    await expect(localStorage.getItem(draftKey)).toBeNull();
    await press(second.dialog, '取消');
    await gone('编辑 客户');

    localStorage.setItem(draftKey, kept);
    const third = await open('编辑', '编辑 客户');
    await waitFor(() => expect(within(third.dialog).getByText(/上次填写的内容还没有保存/)).toBeVisible());
    await expect(third.box).toHaveValue('客户01');
    await press(third.dialog, '恢复');
    await waitFor(() => expect(third.box).toHaveValue('客户01没存'));
    await press(third.dialog, '确定');
    await gone('编辑 客户');
    await expect(records.records[0]).toMatchObject({ name: '客户01没存' });
    await expect(localStorage.getItem(draftKey)).toBeNull();
  },
};

// covers: state-detail
export const Detail: Story = {
  render: () => {
    records = customerRecords();
    const [first] = records.records;
    const made = { createBy: 'lin', createBy_dictText: '林晓', createTime: '2026-03-01 08:00:00' };
    if (first) Object.assign(first, made, { updateBy: null, updateTime: null });
    return <ListStory list={customerList()} records={records} />;
  },
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: '客户01' }));
    const dialog = await screen.findByRole('dialog', { name: '详情 客户' });
    await expectVisible(await within(dialog).findByText('客户01'));
    await expectVisible(within(dialog).getByText('林晓 2026-03-01 08:00:00 创建'));
    await expect(within(dialog).queryByText(/修改$/)).toBeNull();
    await expect(within(dialog).queryByRole('textbox')).toBeNull();
    await expect(within(dialog).queryByRole('button', { name: '保存并新增' })).toBeNull();
    await expect(within(dialog).queryByRole('button', { name: '确定' })).toBeNull();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await escape();
    await gone('详情 客户');
  },
};

export const ListOffersTheDraft: Story = {
  render: () => {
    const key = `pagewright:draft:${JSON.stringify(['', 'base/customer.form', null])}`;
    localStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), values: { name: '没写完' } }));
    return render();
  },
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: '有未保存的草稿' }));
    const dialog = await screen.findByRole('dialog', { name: '新增 客户' });
    await waitFor(() => expect(within(dialog).getByText(/上次填写的内容还没有保存/)).toBeVisible());
    await press(dialog, '恢复');
    const box = await within(dialog).findByRole('textbox', { name: /名称/ });
    await waitFor(() => expect(box).toHaveValue('没写完'));
    await press(dialog, '取消');
    await press(await question(), '离开');
    await gone('新增 客户');
    await waitFor(() => expect(screen.queryByRole('button', { name: '有未保存的草稿' })).toBeNull());
  },
};

const leavePage = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

export const BrowserAsks: Story = {
  render,
  async play() {
    const { dialog, box } = await open('编辑', '编辑 客户');
    await expect(leavePage()).toBe(false);
    await userEvent.type(box, '改');
    await waitFor(() => expect(leavePage()).toBe(true));
    await press(dialog, '取消');
    await press(await question(), '离开');
    await gone('编辑 客户');
    await waitFor(() => expect(leavePage()).toBe(false));
  },
};

export const Printed: Story = {
  render,
  async play() {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(await screen.findByRole('button', { name: '客户01' }));
    const dialog = await screen.findByRole('dialog', { name: '详情 客户' });
    await userEvent.click(await within(dialog).findByRole('button', { name: /打印/ }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const sheet = document.querySelector('body > .pw-print');
    await expect(sheet).toHaveTextContent(/客户.*名称.*客户01.*余额.*2,300\.00/);
    await expect(document.title).toBe('客户');
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('.pw-print')).toBeNull());
    await waitFor(() => expect(document.title).not.toBe('客户'));
    print.mockRestore();
    await userEvent.click(within(dialog).getByText('关闭'));
    await gone('详情 客户');
  },
};

export const RecordGone: Story = {
  render,
  async play() {
    await screen.findByText('客户01');
    records.failures.set('get', new PortError('not-found', '记录不存在'));
    await userEvent.click(screen.getAllByRole('button', { name: '编辑' })[0] ?? document.body);
    await waitFor(() => expect(screen.getByText('这条记录不存在')).toBeVisible());
    await userEvent.click(within(await screen.findByRole('dialog', { name: '编辑 客户' })).getByText('关闭'));
    await gone('编辑 客户');
  },
};
