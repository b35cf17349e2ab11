import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { PortError, type Ports } from '../../runtime/data/ports.ts';
import { type MemoryRecords, memoryRecords } from '../../runtime/list/testing/memory-records.ts';
import type { JsonObject } from '../../schema/json/json-value.ts';
import { PageStory } from '../page/testing/PageStory.tsx';

const meta: Meta = { title: '弹窗/文档' };
export default meta;
type Story = StoryObj;

type Call = Parameters<Ports['requests']['call']>[0];
let calls: Call[] = [];
let failure: PortError | undefined;
let records: MemoryRecords = memoryRecords([]);

const page: Record<string, JsonObject> = {
  'base/customer.model': {
    title: '客户',
    resource: '/base/customer',
    label: 'name',
    schema: { type: 'object', properties: { name: { type: 'string', title: '名称' } } },
  },
  'base/customer.list': {
    title: '客户',
    model: 'base/customer',
    toolbar: [
      { title: '登记', do: { 'open-dialog': 'base/customer-new' } },
      { title: '说明', do: { 'open-dialog': 'base/help' } },
      { title: '挑选', do: { 'open-dialog': 'base/others' } },
      { title: '坏的', do: { 'open-dialog': 'base/broken' } },
      { title: '没有', do: { 'open-dialog': 'base/nowhere' } },
    ],
    rowActions: [{ title: '冻结', do: [{ 'open-dialog': 'base/freeze', values: { level: 'X' } }] }],
  },
  'base/freeze.dialog': {
    title: '冻结客户',
    width: 500,
    fullScreen: true,
    body: {
      form: {
        layout: { columns: 1 },
        properties: {
          reason: { type: 'string', title: '原因', required: true },
          level: { type: 'string', title: '级别' },
        },
      },
    },
    values: { reason: "{{ $record.name + ($args.level == 'X' ? '：' : '') }}" },
    okText: '冻结',
    submit: [
      { request: 'base/freeze', args: { id: '{{ $record.id }}', why: '{{ $values.reason }}' } },
      { refresh: true },
    ],
  },
  'base/freeze.request': {
    method: 'PUT',
    path: '/base/customer/freeze',
    body: { id: '{{ $args.id }}', why: '{{ $args.why }}' },
  },
  'base/customer-new.form': { title: '登记客户', model: 'base/customer' },
  'base/help.dialog': { title: '帮助', placement: 'drawer', body: { text: '第一行\n第二行' } },
  'base/others.dialog': { title: '挑选客户', width: 900, body: { list: { model: 'base/customer', toolbar: [] } } },
  'base/broken.dialog': { title: '坏的', body: { form: 'base/customer-nwe' }, submit: { refersh: true } },
};

const render = () => {
  calls = [];
  failure = undefined;
  records = memoryRecords([
    { id: '1', version: 1, name: '东方贸易' },
    { id: '2', version: 1, name: '西部物流' },
  ]);
  const call: Ports['requests']['call'] = async (request) => {
    calls.push(request);
    const thrown = failure;
    failure = undefined;
    if (thrown) throw thrown;
    return { result: null, message: '已冻结' };
  };
  const later = { 'base/nowhere.dialog': { title: '后来的', body: { text: '单独取来的' } } };
  return <PageStory of="base/customer.list" documents={page} later={later} records={records} call={call} />;
};
/** antd puts a space between two characters. */
const open = async (button: string, title: string) => {
  const name = new RegExp(`^${[...button].join(' ?')}`);
  await userEvent.click((await screen.findAllByRole('button', { name }))[0] ?? document.body);
  return within(await screen.findByRole('dialog', { name: title }));
};
const gone = (title: string) => waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
const lists = () => records.calls.filter((call) => call.startsWith('list')).length;

export const FailingStepKeepsInput: Story = {
  render,
  async play() {
    const dialog = await open('冻结', '冻结客户');
    const box = await dialog.findByRole('textbox', { name: /原因/ });
    await expect(box).toHaveValue('东方贸易：');
    await expect(dialog.getByRole('textbox', { name: /级别/ })).toHaveValue('X');
    await userEvent.type(box, '欠款');
    failure = new PortError('server', '服务器忙', { requestId: 'req-3' });
    await userEvent.click(dialog.getByRole('button', { name: '冻 结' }));
    await waitFor(() => expect(dialog.getByText(/服务器忙.*req-3/)).toBeVisible());
    await expect(box).toHaveValue('东方贸易：欠款');
    const before = lists();
    await userEvent.click(dialog.getByRole('button', { name: '冻 结' }));
    await gone('冻结客户');
    await expect(await screen.findByText('已冻结')).toBeVisible();
    await expect(calls.map(({ body }) => body)).toEqual([
      { id: '1', why: '东方贸易：欠款' },
      { id: '1', why: '东方贸易：欠款' },
    ]);
    await waitFor(() => expect(lists()).toBe(before + 1));
  },
};

export const ServerNamesTheField: Story = {
  render,
  async play() {
    const dialog = await open('冻结', '冻结客户');
    await dialog.findByRole('textbox', { name: /原因/ });
    const problems = [{ path: 'reason', severity: 'error' as const, rule: 'server', message: '原因太短' }];
    failure = new PortError('invalid', '没有通过检查', { problems });
    await userEvent.click(dialog.getByRole('button', { name: '冻 结' }));
    await waitFor(() => expect(dialog.getByText('原因太短')).toBeVisible());
  },
};

export const CheckedBeforeAnyStep: Story = {
  render,
  async play() {
    const dialog = await open('冻结', '冻结客户');
    const box = await dialog.findByRole('textbox', { name: /原因/ });
    await userEvent.clear(box);
    await userEvent.click(dialog.getByRole('button', { name: '冻 结' }));
    await waitFor(() => expect(box).toHaveAttribute('aria-invalid', 'true'));
    await expect(calls).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: '取 消' }));
    await waitFor(() => expect(screen.getByText('有未保存的修改，确定离开吗？')).toBeVisible());
  },
};

export const FillsTheWindow: Story = {
  render,
  async play() {
    const dialog = await open('冻结', '冻结客户');
    await userEvent.click(await dialog.findByRole('button', { name: '全屏' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: '退出全屏' })).toBeVisible());
    await waitFor(() => expect(document.querySelector('.ant-modal')?.clientWidth).toBe(window.innerWidth));
  },
};

export const FormByItselfSavesARecord: Story = {
  render,
  async play() {
    const dialog = await open('登记', '登记客户');
    await userEvent.type(await dialog.findByRole('textbox', { name: /名称/ }), '南方食品');
    await userEvent.click(dialog.getByRole('button', { name: '确 定' }));
    await gone('登记客户');
    await expect(records.records).toHaveLength(3);
  },
};

export const TextInADrawer: Story = {
  render,
  async play() {
    const dialog = await open('说明', '帮助');
    await waitFor(() => expect(dialog.getByText(/第一行\s第二行/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: '关 闭' }));
    await gone('帮助');
  },
};

export const ListInside: Story = {
  render,
  // The list behind the dialog has a search form and a pagination of the same names.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  async play() {
    const dialog = await open('挑选', '挑选客户');
    await waitFor(() => expect(dialog.getByRole('columnheader', { name: /名称/ })).toBeVisible());
    await waitFor(() => expect(dialog.getByText('西部物流')).toBeVisible());
  },
};

export const WrongParts: Story = {
  render,
  async play() {
    const dialog = await open('坏的', '坏的');
    await waitFor(() => expect(dialog.getByText(/是不是想写“base\/customer-new”/)).toBeVisible());
    await waitFor(() => expect(dialog.getByText(/没有名为“refersh”的动作/)).toBeVisible());
    await expect(dialog.queryByRole('button', { name: '确 定' })).toBeNull();
  },
};

export const LoadedWhereThePageCameWithoutIt: Story = {
  render,
  async play() {
    const dialog = await open('没有', '后来的');
    await waitFor(() => expect(dialog.getByText('单独取来的')).toBeVisible());
  },
};
