// covers: dialog-query, state-query-active
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { choose, expectVisible, optionOf, tabTo } from '../../../.storybook/play.ts';
import type { ResolvedList, ResolvedQueryField } from '../../engine/list/index.ts';
import { type MemoryRecords } from '../../runtime/list/testing/memory-records.ts';
import { resolvedButton } from '../../runtime/list/testing/resolved-list.ts';
import { allCapabilities, type Capabilities, type SavedViewsPort } from '../../runtime/ports/index.ts';
import { memorySavedViews } from '../../runtime/ports/testing/memory-saved-views.ts';
import { customerList, customerRecords } from '../list/testing/customers.ts';
import { ListStory } from '../list/testing/ListStory.tsx';

const meta: Meta = { title: '列表页/高级查询' };
export default meta;
type Story = StoryObj;

let records: MemoryRecords = customerRecords();
const draw = (search = '', change: Partial<ResolvedList> = {}, capabilities?: Capabilities) => {
  records = customerRecords();
  return (
    <ListStory
      list={queriedList(change)}
      records={records}
      search={search}
      {...(capabilities && { ports: { capabilities } })}
    />
  );
};

const levels = [
  { value: 'A', label: '重点客户' },
  { value: 'B', label: '普通客户' },
];

function queriedList(change: Partial<ResolvedList>): ResolvedList {
  const list = customerList();
  const queryFields = list.search.map((search): ResolvedQueryField => {
    const { mode: _, default: __, ...field } = search;
    return field.name === 'level' ? { ...field, field: { ...field.field, options: levels } } : field;
  });
  return {
    ...list,
    search: [],
    queryFields,
    toolbar: [resolvedButton('advanced-query', '高级查询', { icon: 'filter' })],
    ...change,
  };
}

/**
 * The dialog is not looked up by its name: in tests antd gives all floating elements one id, and a hint over the button
 * would name the dialog.
 */
const dialogWith = async (text: string) => {
  const box = (await screen.findByText(text)).closest<HTMLElement>('.ant-modal');
  if (!box) throw new Error(`“${text}”不在弹窗里`);
  return box;
};
const dialog = () => dialogWith('过滤条件匹配');
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const open = async () => {
  await click('高级查询');
  const opened = await dialog();
  await waitFor(() => expect(opened).toBeVisible());
  return within(opened);
};
const closed = async () => waitFor(() => expect(document.querySelector('.ant-modal')).toBeNull());
const conditions = () =>
  within(screen.getByRole('list', { name: '已有高级查询条件生效' }))
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('li') === null)
    .map((item) => item.querySelector('.pw-condition-text')?.textContent ?? item.textContent);
const line = (number: number) => within(screen.getByRole('group', { name: `条件 ${number}` }));
const url = () => new URLSearchParams(screen.getByTestId('url').textContent ?? '');
const asked = () => {
  const call = records.calls.filter((one) => one.startsWith('list')).at(-1) ?? '';
  const params = new URLSearchParams(call.slice('list '.length));
  const lines: unknown = JSON.parse(decodeURI(params.get('superQueryParams') ?? '[]'));
  return { lines, match: params.get('superQueryMatchType') };
};

// covers: limit-query-dialog, limit-field-types, limit-operators
export const Asking: Story = {
  render: () => draw('?list.page=2'),
  async play() {
    await open();
    await choose('条件 1 的字段', '名称');
    await choose('条件 1 的比较', '包含');
    await userEvent.type(await screen.findByLabelText('条件 1 的值'), '客户0');
    await click('在条件 1 后面加一个');
    await choose('条件 2 的字段', '余额');
    await choose('条件 2 的比较', '大于等于');
    await userEvent.type(await screen.findByLabelText('条件 2 的值'), '2000');
    await choose('过滤条件匹配', '任一满足（OR）');
    await click('查询');
    await waitFor(() => expect(asked().match).toBe('or'));
    await expect(asked().lines).toEqual([
      { field: 'name', rule: 'like', val: '客户0', type: 'string', dbType: 'string' },
      { field: 'balance', rule: 'ge', val: '2000', type: 'number', dbType: 'bigdecimal' },
    ]);
    await expect(url().getAll('list.where')).toEqual(['name:like:客户0', 'balance:ge:2000']);
    await expect(url().get('list.page')).toBeNull();
    await closed();
    await waitFor(() => expect(conditions()).toEqual(['名称 包含 客户0', '或', '余额 大于等于 2,000']));
  },
};

export const WithTheSearchFields: Story = {
  render: () => draw('', { search: customerList().search }),
  async play() {
    await userEvent.type(await screen.findByRole('textbox', { name: '名称' }), '客户05');
    const opened = await open();
    await choose('条件 1 的字段', '余额');
    await choose('条件 1 的比较', '大于等于');
    await userEvent.type(await screen.findByLabelText('条件 1 的值'), '0');
    await userEvent.click(opened.getByRole('button', { name: '查询' }));
    await waitFor(() => expect(url().get('name')).toBe('客户05'));
    await expect(url().getAll('list.where')).toEqual(['balance:ge:0']);
    await closed();
  },
};

/** 名称 contains 客户 and (等级 A or balance at least 2000). */
export const Groups: Story = {
  render: () => draw(),
  async play() {
    await open();
    await choose('条件 1 的字段', '名称');
    await choose('条件 1 的比较', '包含');
    await userEvent.type(await screen.findByLabelText('条件 1 的值'), '客户');
    await click('加条件组');
    await choose('条件 2.1 的字段', '等级');
    await choose('条件 2.1 的值', '重点客户');
    await click('在条件组 2 里加条件');
    await choose('条件 2.2 的字段', '余额');
    await choose('条件 2.2 的比较', '大于等于');
    await userEvent.type(await screen.findByLabelText('条件 2.2 的值'), '2000');
    await click('在条件组 2 里加条件组');
    await waitFor(() => expect(screen.getByRole('group', { name: '条件组 2.3' })).toBeVisible());
    await expect(screen.queryByRole('button', { name: '在条件组 2.3 里加条件组' })).toBeNull();
    await click('查询');
    const group = ['(or', 'level:eq:A', 'balance:ge:2000', ')'];
    await waitFor(() => expect(url().getAll('list.where')).toEqual(['name:like:客户', ...group]));
    await expect(asked().lines).toMatchObject([
      { field: 'name', rule: 'like', val: '客户' },
      { matchType: 'or', params: [{ field: 'level' }, { field: 'balance', val: '2000' }] },
    ]);
    await closed();
    await waitFor(() =>
      expect(conditions()).toEqual(['名称 包含 客户', '等级 等于 重点客户', '或', '余额 大于等于 2,000']),
    );
    await open();
    await expect(screen.queryByRole('group', { name: '条件组 2.3' })).toBeNull();
    await click('删除条件组 2');
    await click('查询');
    await waitFor(() => expect(url().getAll('list.where')).toEqual(['name:like:客户']));
  },
};

const grouped =
  '?list.where=name%3Alike%3A客户&list.where=(or&list.where=level%3Aeq%3AA&list.where=balance%3Age%3A2000&list.where=)';

export const GroupsOfTheAddress: Story = {
  render: () => draw(grouped),
  async play() {
    await waitFor(() => expect(asked().lines).toHaveLength(2));
    await open();
    await expect(await screen.findByLabelText('条件 2.2 的值')).toHaveValue('2,000');
    await waitFor(() => expect(screen.getByRole('group', { name: '条件组 2' })).toBeVisible());
  },
};

export const GroupsInTheDark: Story = { ...GroupsOfTheAddress, parameters: { theme: 'dark' } };

/** A JeecgBoot server would silently drop the group. */
export const WithoutGroups: Story = {
  render: () => draw(grouped, {}, { ...allCapabilities, queryGroups: false }),
  async play() {
    await waitFor(() => expect(screen.getAllByText(/这个服务器不支持条件组/)).not.toEqual([]));
    await expect(records.calls).toEqual([]);
    await open();
    await expect(screen.queryByRole('button', { name: '加条件组' })).toBeNull();
    await click('删除条件组 2');
    await click('查询');
    await waitFor(() => expect(asked().lines).toHaveLength(1));
  },
};

/** A JeecgBoot server would drop a line without a value and return all records. */
export const WithoutEmptyValues: Story = {
  render: () => draw('?list.where=balance%3Aempty%3A', {}, { ...allCapabilities, queryEmpty: false }),
  async play() {
    await waitFor(() => expect(screen.getAllByText(/这个服务器不支持“(不)?为空”/)).not.toEqual([]));
    await expect(records.calls).toEqual([]);
    await open();
    await choose('条件 1 的字段', '名称');
    await userEvent.click(screen.getByRole('combobox', { name: '条件 1 的比较' }));
    await waitFor(() => expect(screen.getByTitle('小于等于')).toBeVisible());
    await expect(screen.queryByTitle('不为空')).toBeNull();
    await userEvent.click(screen.getByTitle('小于等于'));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: '条件 1 的比较' })).toHaveAttribute('aria-expanded', 'false'),
    );
  },
};

// covers: state-query-active
export const SaysThatItHoldsAndTakesItAway: Story = {
  render: () => draw('?list.where=name%3Alike%3A客户'),
  async play() {
    await waitFor(() => expect(asked().lines).toHaveLength(1));
    await userEvent.hover(await screen.findByRole('button', { name: '高级查询' }));
    const note = await screen.findByText('已有高级查询条件生效');
    await userEvent.click(within(note).getByRole('button', { name: '清空' }));
    await waitFor(() => expect(asked().lines).toEqual([]));
    await expect(url().getAll('list.where')).toEqual([]);
  },
};

// covers: state-query-active
export const SaysSoToTheKeyboard: Story = {
  render: () => draw('?list.where=name%3Alike%3A客户'),
  async play() {
    await waitFor(() => expect(asked().lines).toHaveLength(1));
    await tabTo(() => screen.getByRole('button', { name: '高级查询' }));
    await waitFor(() => expect(screen.getByText('已有高级查询条件生效')).toBeVisible());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '清空' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(url().getAll('list.where')).toEqual([]));
    await expect(screen.queryByText('已有高级查询条件生效')).toBeNull();
  },
};

export const TheHintMakesRoomForTheDialog: Story = {
  render: () => draw('?list.where=name%3Alike%3A客户'),
  async play() {
    await userEvent.hover(await screen.findByRole('button', { name: '高级查询' }));
    await waitFor(() => expect(screen.getByText('已有高级查询条件生效')).toBeVisible());
    await open();
    await waitFor(() => expect(screen.getByText('已有高级查询条件生效')).not.toBeVisible());
  },
};

// covers: state-query-field
export const ChosenValues: Story = {
  render: () => draw(),
  async play() {
    await open();
    await choose('条件 1 的字段', '等级');
    await choose('条件 1 的比较', '在…中');
    await userEvent.click(await screen.findByRole('combobox', { name: '条件 1 的值' }));
    await userEvent.click(await optionOf('重点客户'));
    await userEvent.click(await optionOf('普通客户'));
    await click('查询');
    await waitFor(() => expect(url().getAll('list.where')).toEqual(['level:in:A,B']));
    await closed();
    await open();
    await choose('条件 1 的比较', '等于');
    await click('查询');
    await waitFor(() => expect(url().getAll('list.where')).toEqual(['level:eq:A']));
    await closed();
    await open();
    await choose('条件 1 的比较', '为空');
    await expectVisible(line(1).getByText('不用填值'));
    await click('查询');
    await waitFor(() => expect(url().getAll('list.where')).toEqual(['level:empty:']));
    await closed();
    await open();
    await choose('条件 1 的字段', '名称');
    await choose('条件 1 的比较', '等于');
    await expect(await screen.findByLabelText('条件 1 的值')).toHaveValue('');
  },
};

// covers: rule-query-empty
export const NothingToAsk: Story = {
  render: () => draw(),
  async play() {
    await open();
    await click('查询');
    await waitFor(() => expect(screen.getByText('不能查询空条件')).toBeVisible());
    await click('保存');
    await waitFor(() => expect(screen.getByText('空条件不能保存')).toBeVisible());
    await expect(line(1).getByRole('button', { name: '删除条件 1' })).toBeDisabled();
  },
};

// covers: state-query-reset
export const ResetAndWhatWasLeft: Story = {
  render: () => draw('?list.where=name%3Aeq%3A甲&list.where=level%3Aeq%3AA'),
  async play() {
    await open();
    await expect(await screen.findByLabelText('条件 1 的值')).toHaveValue('甲');
    await userEvent.type(await screen.findByLabelText('条件 1 的值'), '乙');
    await userEvent.click(screen.getByText('关闭'));
    await waitFor(() => expect(document.querySelector('.ant-modal')).toBeNull());
    await open();
    await expect(await screen.findByLabelText('条件 1 的值')).toHaveValue('甲乙');
    await click('删除条件 2');
    await expect(screen.queryByRole('group', { name: '条件 2' })).toBeNull();
    await click('重置');
    await waitFor(() => expect(url().getAll('list.where')).toEqual([]));
    await expectVisible(line(1).getByText('先选字段'));
  },
};

// covers: rule-query-name, rule-query-again, rule-query-delete
export const Saving: Story = {
  render: () => draw('?list.where=name%3Alike%3A客户1'),
  async play() {
    const opened = await open();
    await waitFor(() => expect(opened.getByText('还没有保存的视图')).toBeVisible());
    await click('保存');
    await waitFor(() => expect(screen.getByRole('textbox', { name: '保存名称' })).toHaveFocus());
    await click('确定');
    await waitFor(() => expect(screen.getByText('保存名称不能为空')).toBeVisible());
    await userEvent.type(await screen.findByRole('textbox', { name: '保存名称' }), '十几号{Enter}');
    await waitFor(() => expect(screen.getByText('保存成功')).toBeVisible());
    await waitFor(() => expect(opened.getByRole('button', { name: '十几号' })).toBeVisible());
    await click('保存');
    await userEvent.type(await screen.findByRole('textbox', { name: '保存名称' }), '十几号');
    await click('确定');
    await waitFor(() => expect(screen.getByText('十几号 已存在，是否覆盖？')).toBeVisible());
    const first = await dialogWith('十几号 已存在，是否覆盖？');
    await userEvent.click(within(first).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByText('十几号 已存在，是否覆盖？')).toBeNull());
    await expect(screen.getByRole('textbox', { name: '保存名称' })).toHaveValue('十几号');
    await waitFor(() => expect(screen.getByRole('button', { name: '确定' })).toBeEnabled());
    await click('确定');
    const question = await dialogWith('十几号 已存在，是否覆盖？');
    await userEvent.click(within(question).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByText('十几号 已存在，是否覆盖？')).toBeNull());
    await click('重置');
    await waitFor(() => expect(url().getAll('list.where')).toEqual([]));
    await userEvent.click(opened.getByRole('button', { name: '十几号' }));
    await waitFor(() => expect(url().getAll('list.where')).toEqual(['name:like:客户1']));
    await expect(url().get('list.from')).toBe('十几号');
    await closed();
    const again = await open();
    await expect(await screen.findByLabelText('条件 1 的值')).toHaveValue('客户1');
    await waitFor(() => expect(again.getByText('十几号').closest('li')).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(again.getByRole('button', { name: '删除视图“十几号”' }));
    await waitFor(() => expect(screen.getByText('是否删除当前查询？')).toBeVisible());
    const sure = (await screen.findByText('是否删除当前查询？')).closest<HTMLElement>('.ant-popover');
    if (!sure) throw new Error('没有问是否删除');
    await userEvent.click(within(sure).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(again.getByText('还没有保存的视图')).toBeVisible());
  },
};

let places: string[] = [];
const drawAt = (change: Partial<ResolvedList>, path?: string) => {
  places = [];
  const views = memorySavedViews();
  const list: typeof views.list = async (...call: Parameters<SavedViewsPort['list']>) => {
    places.push(call[0].place);
    return [];
  };
  const ports = { savedViews: { ...views, list } };
  return <ListStory list={queriedList(change)} records={customerRecords()} ports={ports} {...(path && { path })} />;
};
const keptBy = (place: string): Story['play'] =>
  async function play() {
    await open();
    await waitFor(() => expect(places).toContain(place));
  };

// covers: dialog-query
export const KeptByTheSaveCode: Story = {
  render: () => drawAt({ saveCode: 'customers' }, '/base/customer'),
  play: keptBy('customers'),
};
// covers: dialog-query
export const KeptByTheRoute: Story = { render: () => drawAt({}, '/base/customer'), play: keptBy('/base/customer') };
// covers: dialog-query
export const KeptByThePartOfAPage: Story = {
  render: () => drawAt({ place: 'base/customer.list/details/0' }),
  play: keptBy('base/customer.list/details/0'),
};

const phone = {
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  parameters: { viewport: { options: { mobile2: { name: '手机', styles: { width: '390px', height: '844px' } } } } },
};

// covers: state-query-active
export const SaysSoOnAPhone: Story = {
  ...phone,
  render: () => draw('?list.where=name%3Alike%3A客户0'),
  async play() {
    await waitFor(() => expect(asked().lines).toHaveLength(1));
    await waitFor(() => expect(conditions()).toEqual(['名称 包含 客户0']));
    await click('清除条件');
    await waitFor(() => expect(asked().lines).toEqual([]));
    await expect(screen.queryByRole('list', { name: '已有高级查询条件生效' })).toBeNull();
  },
};

// covers: state-query-phone, state-query-reset
export const OnAPhone: Story = {
  ...phone,
  render: () => draw(),
  async play() {
    await open();
    await choose('条件 1 的字段', '名称');
    await click('加条件组');
    await choose('条件 2.1 的字段', '余额');
    await choose('条件 2.1 的比较', '为空');
    await userEvent.type(await screen.findByLabelText('条件 1 的值'), '客户05{Enter}');
    const group = ['(or', 'balance:empty:', ')'];
    await waitFor(() => expect(url().getAll('list.where')).toEqual(['name:eq:客户05', ...group]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
