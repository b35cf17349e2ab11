import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { OpenForm } from '../../../../.storybook/OpenForm.tsx';
import { confirmPicker, openPicker, pickerGone } from '../../../../.storybook/picker-play.ts';
import { createPickerPorts, type PickerPorts } from '../../../../.storybook/picker-ports.ts';
import { choose, expectHeld, optionOf, tabTo } from '../../../../.storybook/play.ts';
import { storyForm, storyVocabulary } from '../../../../.storybook/story-documents.ts';
import { openTableCell, tableCell } from '../../../../.storybook/table-play.ts';
import { resolveList } from '../../../engine/list/index.ts';
import { memoryRecords } from '../../../runtime/list/testing/memory-records.ts';
import type { DocumentSet } from '../../../schema/documents/document.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import { ListStory } from '../../../views/list/testing/ListStory.tsx';
import { tableForm } from '../../rows/editable-table/testing/table-form.ts';

const meta: Meta = { title: '组件/选择器/搜索、高级查询、单元格' };
export default meta;
type Story = StoryObj;

const field = (title: string, component: string, props: JsonObject) => {
  return { type: 'string', title, 'x-component': component, 'x-component-props': props };
};
const branches = [{ value: 'cn', label: '中国', children: [{ value: 'sh', label: '上海' }] }];

const properties: JsonObject = {
  who: field('经办人', 'Picker', { picker: 'system/user' }),
  leader: field('主管', 'Picker', { picker: 'system/user-by-depart', multiple: false }),
  depart: field('部门', 'Picker', { picker: 'system/depart' }),
  role: field('角色', 'Picker', { picker: 'system/role', multiple: false }),
  post: field('职务', 'Picker', { picker: 'system/position', multiple: false }),
  buyer: field('客户', 'Picker', { picker: 'base/customer', multiple: false }),
  kind: field('分类', 'Picker', { picker: 'system/category', multiple: false }),
  orderNo: field('订单', 'PopupPicker', {
    popupCode: 'sales/orders',
    orgFields: 'customer,no',
    destFields: 'ordered,orderNo',
  }),
  branch: field('分公司', 'TreeSelect', { tree: branches, expandAll: true }),
  place: field('地区', 'Area', {}),
  goods: field('货主', 'SearchSelect', { dictionary: 'base/customer,name,id', async: true, wait: 0 }),
  client: { type: 'string', title: '往来单位', 'x-ref': { model: 'base/customer' } },
};

const documents: DocumentSet = new Map([
  [
    'story/row.model',
    {
      key: 'story/row.model',
      id: 'story/row',
      kind: 'model',
      hash: '',
      problems: [],
      body: { kind: 'model', formatVersion: 1, title: '记录', schema: { type: 'object', properties } },
    },
  ],
] as const);

const row = {
  id: 'r1',
  who: 'user0',
  leader: 'user1',
  depart: 'd1',
  role: 'r1',
  post: 'p2',
  buyer: 'c3',
  kind: '11',
  orderNo: 'SO0002',
  branch: 'sh',
  place: '310104',
  goods: 'c5',
  client: 'c6',
  client_dictText: '客户006',
};

function portsWithRow(): PickerPorts {
  const ports = createPickerPorts({ users: 60 });
  const { list } = ports.records;
  const listed: typeof list = async (path, query, options) => {
    if (path !== '/story/row/list') return list(path, query, options);
    ports.calls.push({ path, params: query });
    return { records: [row], total: 1 };
  };
  return { ...ports, records: { ...ports.records, list: listed } };
}

function list(body: JsonObject) {
  const source = { document: 'story/row.list', pointer: '', body: { title: '记录', model: 'story/row', ...body } };
  return resolveList(source, documents, storyVocabulary);
}

const memory = memoryRecords([]);
const lastQuery = ({ calls }: PickerPorts) => calls.findLast(({ path }) => path === '/story/row/list')?.params ?? {};
const dialog = async () => within(await screen.findByRole('dialog'));
const search = async () => within(await screen.findByRole('search'));

const searched = portsWithRow();
export const SearchFields: Story = {
  render: () => <ListStory list={list({ columns: ['who'] })} records={memory} ports={searched} />,
  async play() {
    await userEvent.click((await search()).getByRole('button', { name: /展开|更多/ }));
    for (const title of Object.values(properties).map((each) => String((each as JsonObject).title)))
      await waitFor(async () => expect((await search()).getByRole('combobox', { name: title })).toBeVisible());
    const people = await openPicker('经办人');
    await userEvent.dblClick(await people.findByText('user1'));
    await pickerGone();
    const orders = await openPicker('订单');
    await userEvent.dblClick(await orders.findByText('SO0003'));
    await pickerGone();
    await userEvent.click(await screen.findByRole('combobox', { name: '分类' }));
    await userEvent.click(await screen.findByRole('treeitem', { name: '成品' }));
    await choose('货主', '客户002');
    await choose('往来单位', '客户003');
    for (const [title, row] of [
      ['角色', '仓储'],
      ['职务', '工程师'],
      ['客户', '客户003'],
      ['主管', 'user0'],
    ] as const) {
      await userEvent.dblClick(await (await openPicker(title)).findByText(row));
      await pickerGone();
    }
    const departs = await openPicker('部门');
    await userEvent.click(await departs.findByRole('treeitem', { name: '销售部' }));
    await confirmPicker();
    await userEvent.click(screen.getByRole('combobox', { name: '分公司' }));
    await userEvent.click(await screen.findByTitle('上海'));
    await userEvent.click(screen.getByRole('combobox', { name: '地区' }));
    for (const name of ['浙江省', '杭州市', '西湖区'])
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name }));
    await userEvent.click((await search()).getByRole('button', { name: /查\s?询/ }));
    await waitFor(() =>
      expect(lastQuery(searched)).toMatchObject({
        who: ',user1,',
        orderNo: 'SO0003',
        kind: '2',
        goods: 'c2',
        client: 'c3',
        role: 'r2',
        post: 'p2',
        buyer: 'c3',
        leader: 'user0',
        depart: ',d2,',
        branch: 'sh',
        place: '330106',
      }),
    );
  },
};

const asked = portsWithRow();
export const AdvancedQuery: Story = {
  render: () => (
    <ListStory
      list={list({ columns: ['who'], search: [], toolbar: ['advanced-query'] })}
      records={memory}
      ports={asked}
    />
  ),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: '高级查询' }));
    await userEvent.type(await screen.findByRole('combobox', { name: '条件 1 的字段' }), 'bumen');
    await userEvent.click(await optionOf('部门'));
    await choose('条件 1 的比较', '在…中');
    await userEvent.click(await screen.findByRole('combobox', { name: '条件 1 的值' }));
    for (const name of ['研发部', '销售部']) await userEvent.click(await screen.findByRole('treeitem', { name }));
    await confirmOverQuery();
    await waitFor(() => expect(screen.queryByRole('tree')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: '在条件 1 后面加一个' }));
    await userEvent.type(await screen.findByRole('combobox', { name: '条件 2 的字段' }), '往来');
    await userEvent.click(await optionOf('往来单位'));
    await choose('条件 2 的比较', '在…中');
    for (const name of ['客户001', '客户004']) await choose('条件 2 的值', name);
    await userEvent.click(screen.getByRole('button', { name: /^查\s?询$/ }));
    await waitFor(() => expect(lastQuery(asked).superQueryParams).toBeDefined());
    const lines: unknown = JSON.parse(decodeURI(lastQuery(asked).superQueryParams ?? '[]'));
    await expect(lines).toMatchObject([
      { field: 'depart', rule: 'in', val: 'd1,d2' },
      { field: 'client', rule: 'in', val: 'c1,c4' },
    ]);
  },
};

async function addCondition(number: number, title: string, rule?: string): Promise<string> {
  if (number > 1) await userEvent.click(screen.getByRole('button', { name: `在条件 ${number - 1} 后面加一个` }));
  await userEvent.type(await screen.findByRole('combobox', { name: `条件 ${number} 的字段` }), title);
  await userEvent.click(await optionOf(title));
  if (rule !== undefined) await choose(`条件 ${number} 的比较`, rule);
  return `条件 ${number} 的值`;
}

async function confirmOverQuery(): Promise<void> {
  await userEvent.click(screen.getAllByRole('button', { name: /^确\s?定$/ }).at(-1) ?? document.body);
}

const askedOfAll = portsWithRow();
export const AdvancedQueryOfEveryWay: Story = {
  render: () => (
    <ListStory
      list={list({ columns: ['who'], search: [], toolbar: ['advanced-query'] })}
      records={memory}
      ports={askedOfAll}
    />
  ),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: '高级查询' }));
    const openValue = async (name: string) => {
      // The areas load after the field.
      await waitFor(async () => expect(await screen.findByRole('combobox', { name })).toBeEnabled());
      await userEvent.click(screen.getByRole('combobox', { name }));
    };
    await screen.findByRole('combobox', { name: '条件 1 的字段' });
    for (const [number, title, row] of [
      [1, '订单', 'SO0003'],
      [2, '角色', '仓储'],
      [3, '职务', '工程师'],
      [4, '客户', '客户003'],
      [5, '主管', 'user0'],
    ] as const) {
      await openValue(await addCondition(number, title));
      await userEvent.dblClick(await screen.findByText(row));
      await waitFor(() => expect(screen.queryByRole('grid', { name: /^选择|^客户订单|^按部门/ })).toBeNull());
    }
    await openValue(await addCondition(6, '分公司'));
    await userEvent.click(await screen.findByTitle('上海'));
    await openValue(await addCondition(7, '地区'));
    for (const name of ['浙江省', '杭州市', '西湖区'])
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name }));
    await choose(await addCondition(8, '货主'), '客户002');
    await openValue(await addCondition(9, '分类'));
    await userEvent.click(await screen.findByRole('treeitem', { name: '成品' }));
    await openValue(await addCondition(10, '职务', '在…中'));
    for (const name of ['工程师', '质检员'])
      await userEvent.click(await within(await screen.findByRole('grid', { name: '选择职务' })).findByText(name));
    await confirmOverQuery();
    await waitFor(() => expect(screen.queryByRole('grid', { name: '选择职务' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /^查\s?询$/ }));
    await waitFor(() => expect(lastQuery(askedOfAll).superQueryParams).toBeDefined());
    const lines: unknown = JSON.parse(decodeURI(lastQuery(askedOfAll).superQueryParams ?? '[]'));
    await expect(lines).toMatchObject([
      { field: 'orderNo', rule: 'eq', val: 'SO0003' },
      { field: 'role', rule: 'eq', val: 'r2' },
      { field: 'post', rule: 'eq', val: 'p2' },
      { field: 'buyer', rule: 'eq', val: 'c3' },
      { field: 'leader', rule: 'eq', val: 'user0' },
      { field: 'branch', rule: 'eq', val: 'sh' },
      { field: 'place', rule: 'eq', val: '330106' },
      { field: 'goods', rule: 'eq', val: 'c2' },
      { field: 'kind', rule: 'eq', val: '2' },
      { field: 'post', rule: 'in', val: 'p2,p3' },
    ]);
  },
};

export const NamesInAList: Story = {
  render: () => (
    <div style={{ width: 2000 }}>
      <ListStory list={list({ search: [] })} records={memory} ports={portsWithRow()} />
    </div>
  ),
  async play() {
    for (const text of [
      '张伟',
      '李娜',
      '研发部',
      '销售',
      '工程师',
      '客户003',
      '钢材',
      'SO0002',
      '上海',
      '客户005',
      '客户006',
    ])
      await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    await waitFor(() => expect(screen.getByText('上海市/市辖区/徐汇区')).toBeVisible());
  },
};

const form = tableForm({ properties, columns: ['place', 'goods', 'post', 'role', 'buyer', 'kind'] });
export const CellEditors: Story = {
  parameters: { ports: portsWithRow() },
  render: () => <OpenForm form={form} mode="edit" record={{ rows: [{ id: 'r1', place: '310104', goods: 'c5' }] }} />,
  async play() {
    await waitFor(async () => expect(await tableCell(1, 'place')).toHaveTextContent('徐汇区'));
    await waitFor(async () => expect(await tableCell(1, 'goods')).toHaveTextContent('客户005'));
    await openTableCell(1, 'post');
    await userEvent.dblClick(await (await dialog()).findByText('工程师'));
    await pickerGone();
    await waitFor(async () => expect(await tableCell(1, 'post')).toHaveTextContent('工程师'));
    await openTableCell(1, 'role');
    await userEvent.click(await (await dialog()).findByText('仓储'));
    await confirmPicker();
    await openTableCell(1, 'buyer');
    await userEvent.dblClick(await (await dialog()).findByText('客户003'));
    await pickerGone();
    await openTableCell(1, 'kind');
    await userEvent.click(await screen.findByRole('treeitem', { name: '成品' }));
    await waitFor(async () => expect(await tableCell(1, 'kind')).toHaveTextContent('成品'));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await expectHeld({
      rows: [{ id: 'r1', place: '310104', goods: 'c5', post: 'p2', role: 'r2', buyer: 'c3', kind: '2' }],
    });
  },
};

const inCells = tableForm({
  properties: {
    ...properties,
    group: field('类目', 'Cascader', { tree: branches }),
    sort: field('类别', 'Picker', { picker: 'system/category-tree', multiple: false }),
  },
  columns: ['place', 'branch', 'group', 'sort', 'leader'],
});
export const CellEditorsThatOpenAList: Story = {
  parameters: { ports: portsWithRow() },
  render: () => (
    <OpenForm form={inCells} mode="edit" record={{ rows: [{ id: 'r1', place: '310104' }, { id: 'r2' }] }} />
  ),
  async play() {
    const expectCell = (row: number, column: string, text: string) =>
      waitFor(async () => expect(await tableCell(row, column)).toHaveTextContent(text));
    await expectCell(1, 'place', '徐汇区');
    await openTableCell(1, 'place');
    for (const name of ['浙江省', '杭州市', '西湖区'])
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name }));
    await openTableCell(2, 'place');
    for (const name of ['北京市', '市辖区', '东城区'])
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name }));
    await expectCell(1, 'place', '西湖区');
    await openTableCell(1, 'branch');
    await userEvent.click(await screen.findByTitle('上海'));
    await openTableCell(1, 'group');
    await expectCell(1, 'branch', '上海');
    for (const name of ['中国', '上海']) await userEvent.click(await screen.findByRole('menuitemcheckbox', { name }));
    await openTableCell(1, 'sort');
    await expectCell(1, 'group', '上海');
    await userEvent.click(await screen.findByRole('treeitem', { name: '成品' }));
    await expectCell(1, 'sort', '成品');
    await openTableCell(1, 'leader');
    await userEvent.dblClick(await (await dialog()).findByText('user1'));
    await pickerGone();
    await expectCell(1, 'leader', '李娜');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await expectHeld({
      rows: [
        { id: 'r1', place: '330106', branch: 'sh', group: 'sh', sort: '2', leader: 'user1' },
        { id: 'r2', place: '110101' },
      ],
    });
  },
};

const untouched = storyForm({
  properties: {
    note: { type: 'string', title: '备注' },
    who: field('经办人', 'Picker', { picker: 'system/user', multiple: false }),
    branch: field('分公司', 'TreeSelect', { tree: branches, expandAll: true }),
    goods: field('货主', 'SearchSelect', { dictionary: 'base/customer,name,id', async: true, wait: 0 }),
  },
});
export const AsleepInAForm: Story = {
  parameters: { ports: portsWithRow() },
  render: () => <OpenForm form={untouched} />,
  async play() {
    await screen.findByRole('combobox', { name: '货主' });
    await expect(document.querySelector('.ant-select')).toBeNull();
    await tabTo(() => screen.getByRole('combobox', { name: '经办人' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.dblClick(await (await dialog()).findByText('user1'));
    await pickerGone();
    await waitFor(() => expect(screen.getByRole('combobox', { name: '经办人' })).toHaveTextContent('李娜'));
    await expect(screen.getByRole('combobox', { name: '经办人' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await expectHeld({ who: 'user1' });
  },
};
