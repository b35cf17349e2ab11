import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { expectVisible } from '../../../.storybook/play.ts';
import { memoryRecords, type MemoryRecords } from '../../runtime/list/testing/memory-records.ts';
import { PortError, type Ports } from '../../runtime/ports/index.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import { PageStory } from '../page/testing/PageStory.tsx';

const meta: Meta = { title: '弹窗/回收站' };
export default meta;
type Story = StoryObj;

type Call = Parameters<Ports['requests']['call']>[0];
let calls: Call[] = [];
let failure: PortError | undefined;
let lists: string[] = [];
let bin: MemoryRecords = memoryRecords([]);

const page: Record<string, JsonObject> = {
  'base/customer.model': {
    title: '客户',
    resource: '/base/customer',
    label: 'name',
    recycleBin: true,
    schema: {
      type: 'object',
      properties: { name: { type: 'string', title: '名称' }, level: { type: 'string', title: '等级' } },
    },
  },
  'base/customer.list': {
    title: '客户',
    model: 'base/customer',
    search: ['name'],
    toolbar: ['recycle-bin'],
    rowActions: ['detail'],
    where: { level: 'A' },
  },
};

const deleted = (id: string, name: string) => ({
  id,
  version: 2,
  name: `客户${name}`,
  level: name === '戊' ? 'B' : 'A',
  updateBy: 'zhangwei',
  updateTime: `2026-03-0${id} 10:00:00`,
});

const render = () => {
  calls = [];
  lists = [];
  failure = undefined;
  bin = memoryRecords([
    deleted('1', '甲'),
    deleted('2', '乙'),
    deleted('3', '丙'),
    deleted('4', '丁'),
    deleted('5', '戊'),
  ]);
  const there = memoryRecords([{ id: '9', version: 1, name: '客户己', level: 'A' }]);
  const list: MemoryRecords['list'] = (path, query, options) => {
    lists.push(path);
    return (path.endsWith('/recycleBin') ? bin : there).list(path, query, options);
  };
  const call: Ports['requests']['call'] = async (request) => {
    calls.push(request);
    if (failure) throw failure;
    const { ids } = JSON.parse(JSON.stringify(request.body ?? request.params));
    bin.records = bin.records.filter(({ id }) => !String(ids).split(',').includes(String(id)));
    return { result: null, message: '' };
  };
  return <PageStory of="base/customer.list" documents={page} records={{ ...there, list }} call={call} />;
};

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /回收站/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '客户回收站' }));
  await dialog.findByText('客户丁');
  return dialog;
};
const press = async (dialog: ReturnType<typeof within>, record: string, action: string) => {
  const row = within(await dialog.findByRole('row', { name: new RegExp(record) }));
  await userEvent.click(row.getByRole('button', { name: new RegExp(`^${[...action].join(' ?')}$`) }));
};
/**
 * The dialog is found by its text: under test antd gives all titles one id, so every dialog has the name of the first.
 */
const answer = async (text: string, name: string) => {
  const question = (await screen.findByText(text)).closest<HTMLElement>('.ant-modal');
  await userEvent.click(within(question ?? document.body).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
};
// The list behind the dialog has a search form and a pagination with the same names.
const parameters = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } };

export const PutBack: Story = {
  render,
  parameters,
  async play() {
    const dialog = await open();
    await expectVisible(dialog.getByRole('columnheader', { name: /删除人/ }));
    const rows = () =>
      dialog.getAllByRole('row').flatMap((row) => row.textContent?.match(/客户[甲乙丙丁戊]/)?.[0] ?? []);
    await expect(rows()).toEqual(['客户丁', '客户丙', '客户乙', '客户甲']);
    await press(dialog, '客户乙', '还原');
    await expectVisible(await screen.findByText('还原成功'));
    await waitFor(() => expect(dialog.queryByText('客户乙')).toBeNull());
    await expect(calls).toEqual([{ method: 'PUT', path: '/base/customer/putRecycleBin', body: { ids: '2' } }]);
    const before = lists.filter((path) => path === '/base/customer/list').length;
    await userEvent.click(dialog.getByText('关闭'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(lists.filter((path) => path === '/base/customer/list').length).toBe(before + 1));
  },
};

export const DeletedForGoodAfterAQuestion: Story = {
  render,
  parameters,
  async play() {
    const dialog = await open();
    await press(dialog, '客户甲', '彻底删除');
    await answer('彻底删除后不能找回，确定彻底删除“客户甲”吗？', '取消');
    await expect(calls).toEqual([]);
    await userEvent.click(dialog.getByRole('checkbox', { name: '选择“客户甲”' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: '选择“客户丙”' }));
    const [several = document.body] = dialog.getAllByRole('button', { name: /彻底删除/ });
    await userEvent.click(several);
    await answer('彻底删除后不能找回，确定彻底删除选中的 2 条记录吗？', '确定');
    await waitFor(() => expect(dialog.queryByText('客户甲')).toBeNull());
    await expect(dialog.queryByText('客户丙')).toBeNull();
    await expectVisible(dialog.getByText('客户乙'));
    await expect(calls.map(({ method, params }) => [method, params?.['ids']?.split(',').toSorted()])).toEqual([
      ['DELETE', ['1', '3']],
    ]);
  },
};

export const ARefusalSaysWhy: Story = {
  render,
  parameters,
  async play() {
    const dialog = await open();
    failure = new PortError('invalid', '客户名称“客户丁”已经有了，请先改名');
    await press(dialog, '客户丁', '还原');
    await expectVisible(await screen.findByText('客户名称“客户丁”已经有了，请先改名'));
    await expectVisible(dialog.getByText('客户丁'));
  },
};
