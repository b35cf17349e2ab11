import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { createFakePorts } from '../../../../.storybook/fake-ports.ts';
import { expectVisible } from '../../../../.storybook/play.ts';
import type { ResolvedList, ResolvedQueryField } from '../../../engine/list/index.ts';
import type { SavedView } from '../../../runtime/ports/index.ts';
import { memorySavedViews } from '../../../runtime/ports/testing/memory-saved-views.ts';
import { customerList, customerRecords } from '../testing/customers.ts';
import { ListStory } from '../testing/ListStory.tsx';

const meta: Meta = { title: '列表页/生效的条件' };
export default meta;
type Story = StoryObj;

const url = () => new URLSearchParams(screen.getByTestId('url').textContent ?? '');
const remove = (condition: string) => screen.findByRole('button', { name: `移除条件 ${condition}` });
const bar = () => screen.queryByRole('group', { name: '查询条件' });

function list(): ResolvedList {
  const own = customerList();
  const queryFields = own.search.map((search): ResolvedQueryField => {
    const { mode: _, default: __, ...field } = search;
    return field;
  });
  return { ...own, queryFields };
}

const all =
  '?name=客户&level=A&openedOn.begin=2026-01-03&openedOn.end=2026-01-20&balance.begin=1000' +
  '&list.where=name%3Anot_empty%3A&list.where=(or&list.where=level%3Aeq%3AB&list.where=balance%3Age%3A1500&list.where=)';

/** The list whose level is an item of a dictionary. */
function listWithDictionary(): ResolvedList {
  const own = list();
  const search = own.search.map((field) => {
    if (field.name !== 'level') return field;
    const { options: _, ...rest } = field;
    const dictionary = 'customer_level';
    return { ...rest, component: 'DictSelect', props: { dictionary }, field: { ...field.field, dictionary } };
  });
  return { ...own, search };
}

export const DisabledItem: Story = {
  render: () => (
    <ListStory
      list={listWithDictionary()}
      records={customerRecords()}
      ports={{ dictionaries: createFakePorts().dictionaries }}
      search="?level=C"
    />
  ),
  async play() {
    await expectVisible(await remove('等级 等于 停用等级'));
  },
};

export const TakenAway: Story = {
  render: () => <ListStory list={list()} records={customerRecords()} search={all} />,
  async play() {
    await userEvent.click(await remove('名称 包含 客户'));
    await waitFor(() => expect(url().get('name')).toBeNull());
    await expect(await remove('等级 等于 重点客户')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(url().get('level')).toBeNull());
    await expect(await remove('开户日期 从 2026-01-03 到 2026-01-20')).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(url().get('openedOn.begin')).toBeNull());
    await expectVisible(await remove('余额 大于等于 1,000'));
    await userEvent.click(await remove('等级 等于 普通客户'));
    await waitFor(() => expect(url().getAll('list.where')).toEqual(['name:not_empty:', '(or', 'balance:ge:1500', ')']));
    await userEvent.click(await screen.findByRole('button', { name: '清除条件' }));
    await waitFor(() => expect(screen.getByTestId('url')).toHaveTextContent(/^$/));
    await expect(bar()).toBeNull();
    await expect(screen.getByRole('button', { name: '新增' })).toHaveFocus();
  },
};

export const Reset: Story = {
  render: () => <ListStory list={list()} records={customerRecords()} search={all} />,
  async play() {
    await remove('名称 不为空');
    await userEvent.click(screen.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(bar()).toBeNull());
    await expect(screen.getByTestId('url')).toHaveTextContent(/^$/);
  },
};

export const InTheDark: Story = { ...Reset, parameters: { theme: 'dark' } };

const content = { search: '?level=A', look: {} };
const kept = (): SavedView => ({ id: 'v1', title: '重点客户', content, shared: false, own: true });
const byView = () => (
  <ListStory
    list={list()}
    records={customerRecords()}
    search="?list.view=v1"
    ports={{ savedViews: memorySavedViews([kept()]) }}
  />
);
const view = (name: string) => screen.findByRole('group', { name });

export const ViewChanged: Story = {
  render: byView,
  async play() {
    const shown = await view('视图“重点客户”');
    await expect(within(shown).queryByRole('button', { name: '恢复' })).toBeNull();
    await userEvent.click(await remove('等级 等于 重点客户'));
    await userEvent.click(within(await view('视图“重点客户”，已修改')).getByRole('button', { name: '恢复' }));
    await expectVisible(await remove('等级 等于 重点客户'));
    await userEvent.type(screen.getByRole('textbox', { name: '名称' }), '客户1{Enter}');
    await userEvent.click(within(await view('视图“重点客户”，已修改')).getByRole('button', { name: '保存' }));
    await view('视图“重点客户”');
    await userEvent.click(screen.getByRole('button', { name: '视图' }));
    const saved = within(await screen.findByRole('list', { name: '保存的视图' }));
    await waitFor(() => expect(saved.getByText('重点客户').closest('li')).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(saved.getByRole('button', { name: '默认视图' }));
    await waitFor(() => expect(screen.getByTestId('url')).toHaveTextContent(/^$/));
    await expect(bar()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '视图' }));
    await userEvent.click(await screen.findByRole('button', { name: '重点客户' }));
    await expectVisible(await remove('名称 包含 客户1'));
  },
};

export const ViewsOnAPhone: Story = {
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  parameters: { viewport: { options: { mobile2: { name: '手机', styles: { width: '390px', height: '844px' } } } } },
  render: byView,
  async play() {
    await expectVisible(await view('视图“重点客户”'));
    await userEvent.click(screen.getByRole('button', { name: '视图' }));
    const sheet = await screen.findByRole('dialog', { name: '视图' });
    await waitFor(() => expect(sheet).toBeVisible());
    const own = within(sheet).getByRole('button', { name: '默认视图' });
    await expect(own.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(own);
    await waitFor(() => expect(screen.getByTestId('url')).toHaveTextContent(/^$/));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
