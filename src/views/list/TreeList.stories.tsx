import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

import { expectVisible } from '../../../.storybook/play.ts';
import { memoryRecords, type MemoryRecords } from '../../runtime/list/testing/memory-records.ts';
import { PortError } from '../../runtime/ports/index.ts';
import { memorySockets } from '../../runtime/ports/testing/memory-sockets.ts';
import { categoryList, categoryRecords, categoryRequests } from './testing/categories.ts';
import { ListStory } from './testing/ListStory.tsx';

const meta: Meta = { title: '列表页/树' };
export default meta;
type Story = StoryObj;

let records: MemoryRecords = memoryRecords([]);
const tree = (change: Parameters<typeof categoryList>[0] = {}) => {
  records = categoryRecords();
  return <ListStory list={categoryList(change)} records={records} ports={{ requests: categoryRequests(records) }} />;
};
const row = async (name: string) => {
  const box = await screen.findByRole('checkbox', { name: `选择“${name}”` });
  const element = box.closest<HTMLElement>('[role=row]');
  if (!element) throw new Error(`没有“${name}”的行`);
  return element;
};
const levels = () =>
  screen.getAllByRole('row').flatMap((each) => {
    const level = each.getAttribute('aria-level');
    return level === null ? [] : [`${level} ${within(each).getAllByRole('gridcell')[1]?.textContent}`];
  });
const open = async (name: string) => userEvent.click(within(await row(name)).getByRole('button', { name: '展开下级' }));

// covers: call-tree, state-tree-row
export const LevelByLevel: Story = {
  render: () => tree(),
  async play() {
    await open('五金');
    await waitFor(() => expect(levels()).toEqual(['1 五金', '2 紧固件', '2 轴承', '1 电气', '1 包装']));
    await expect(records.calls.at(-1)).toContain('parentId=1');
    await open('紧固件');
    await waitFor(() => expect(levels()).toContain('3 螺栓'));
    await expectVisible(screen.getByText('共3条顶级记录'));
  },
};

let answerFirst: () => void = () => undefined;

export const NewerChildrenStay: Story = {
  render: () => {
    const element = tree();
    const { list } = records;
    let held: Promise<void> | undefined;
    records.list = async (...call) => {
      const page = await list(...call);
      if (call[1]['parentId'] === '1' && !held) {
        held = new Promise((resolve) => (answerFirst = resolve));
        await held;
      }
      return page;
    };
    return element;
  },
  async play() {
    await open('五金');
    await waitFor(() => expect(records.calls.at(-1)).toContain('parentId=1'));
    records.records = records.records.map((record) =>
      record['id'] === '12' ? { ...record, name: '滚动轴承' } : record,
    );
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    await waitFor(() => expect(levels()).toContain('2 滚动轴承'));
    answerFirst();
    await userEvent.click(within(await row('电气')).getByRole('button', { name: '展开下级' }));
    await waitFor(() => expect(levels()).toEqual(['1 五金', '2 紧固件', '2 滚动轴承', '1 电气', '2 电缆', '1 包装']));
  },
};

// covers: call-tree, state-tree-row
export const ChildrenFromAnAddressOfTheirOwn: Story = {
  render: () => {
    const { endpoints } = categoryList();
    const paths: string[] = [];
    records = categoryRecords();
    records.records = records.records.map((record) => ({ ...record, all: '1' }));
    const { list } = records;
    records.list = async (path, ...call) => {
      paths.push(path);
      records.calls.push(`path ${path}`);
      return list(path, ...call);
    };
    return (
      <ListStory
        list={categoryList({
          endpoints: { ...endpoints, children: '/base/material-category/childList' },
          params: { all: '1' },
        })}
        records={records}
      />
    );
  },
  async play() {
    await expectVisible(await row('五金'));
    await expect(records.calls).toContain('path /base/material-category/list');
    await open('五金');
    await waitFor(() => expect(records.calls).toContain('path /base/material-category/childList'));
    await expect(records.calls.at(-1)).toContain('all=1');
  },
};

// covers: state-tree-row
export const OpenRowsStayOpen: Story = {
  render: () => tree(),
  async play() {
    await open('五金');
    await waitFor(() => expect(levels()).toContain('2 紧固件'));
    records.records = [...records.records, { id: '13', version: 1, name: '链条', code: 'A3', parentId: '1' }];
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    await waitFor(() => expect(levels()).toEqual(['1 五金', '2 紧固件', '2 轴承', '2 链条', '1 电气', '1 包装']));
    await expect(sessionStorage.getItem('pagewright:expanded::base/material-category.list')).toBe('["1"]');
  },
};

// covers: state-tree-row
export const OpenAsItWasLeft: Story = {
  beforeEach: () => sessionStorage.setItem('pagewright:expanded::base/material-category.list', '["1","11"]'),
  render: () => tree(),
  async play() {
    await waitFor(() => expect(levels()).toEqual(['1 五金', '2 紧固件', '3 螺栓', '2 轴承', '1 电气', '1 包装']));
  },
};

// covers: state-tree-row
export const NothingBelowAfterAll: Story = {
  render: () => tree(),
  async play() {
    await expect(await row('电气')).toHaveAttribute('aria-expanded', 'false');
    records.records = records.records.filter((record) => record['id'] !== '21');
    await open('电气');
    await waitFor(async () => expect(await row('电气')).not.toHaveAttribute('aria-expanded'));
    await expect(levels()).toEqual(['1 五金', '1 电气', '1 包装']);
  },
};

// covers: rule-tree-answer
export const ChildrenThatCannotBeLoaded: Story = {
  render: () => tree(),
  async play() {
    await expectVisible(await row('电气'));
    records.failures.set('list', new PortError('invalid', 'unrecognized return data type'));
    await open('电气');
    await expectVisible(await screen.findByText('unrecognized return data type'));
    await waitFor(async () => expect(await row('电气')).toHaveAttribute('aria-expanded', 'false'));
    await open('电气');
    await waitFor(() => expect(levels()).toContain('2 电缆'));
  },
};

async function press(name: string, action: string): Promise<void> {
  await userEvent.click(within(await row(name)).getByRole('button', { name: action }));
}

export const MovedByTheButton: Story = {
  render: () => tree(),
  async play() {
    await press('包装', '移动到…');
    const dialog = await screen.findByRole('dialog', { name: '移动“包装”到…' });
    const ok = within(dialog).getByRole('button', { name: /^确\s?定$/ });
    await expect(ok).toBeDisabled();
    await userEvent.click(await within(dialog).findByText('包装'));
    await waitFor(() => expect(within(dialog).getByText('不能移到自己或自己的下级下面')).toBeVisible());
    await expect(ok).toBeDisabled();
    await userEvent.click(within(dialog).getByText('电气'));
    await waitFor(() => expect(within(dialog).getByText('移到“电气”下面')).toBeVisible());
    await userEvent.click(ok);
    await waitFor(() => expect(levels()).toEqual(['1 五金', '1 电气', '2 电缆', '2 包装']));
    await expect(records.calls).toContain('update 3');
    await userEvent.click(await screen.findByRole('button', { name: /撤\s?销/ }));
    await waitFor(() => expect(levels()).toEqual(['1 五金', '1 电气', '2 电缆', '1 包装']));
    await expectVisible(screen.getByText('已移回原处'));
  },
};

/** The tree of the dialog has the order of the list; the server finds nodes that are not loaded. */
export const MovedBelowWhatWasSearched: Story = {
  render: () => tree(),
  async play() {
    await press('包装', '移动到…');
    const dialog = within(await screen.findByRole('dialog', { name: '移动“包装”到…' }));
    await dialog.findByText('电气');
    await expect(records.calls).toContain('loadTreeData  code asc');
    await userEvent.type(dialog.getByRole('searchbox'), '螺');
    await userEvent.click(await dialog.findByText('螺栓'));
    await waitFor(() => expect(dialog.getByText('移到“五金 / 紧固件 / 螺栓”下面')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: /^确\s?定$/ }));
    await waitFor(() => expect(records.calls).toContain('update 3'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const MovedToTheTop: Story = {
  beforeEach: () => sessionStorage.setItem('pagewright:expanded::base/material-category.list', '["2"]'),
  render: () => tree(),
  async play() {
    await press('电缆', '移动到…');
    const dialog = await screen.findByRole('dialog', { name: '移动“电缆”到…' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: '放在最上级' }));
    await userEvent.click(within(dialog).getByRole('button', { name: /^确\s?定$/ }));
    await waitFor(() => expect(levels()).toEqual(['1 五金', '1 电气', '1 电缆', '1 包装']));
    await expectVisible(screen.getByText(/已移到最上级/));
  },
};

export const MoveRefused: Story = {
  render: () => tree(),
  async play() {
    await expectVisible(await row('包装'));
    records.failures.set('update', new PortError('invalid', '上级类别不能是自己或自己的下级'));
    await press('包装', '移动到…');
    const dialog = await screen.findByRole('dialog', { name: '移动“包装”到…' });
    await userEvent.click(await within(dialog).findByText('五金'));
    await userEvent.click(within(dialog).getByRole('button', { name: /^确\s?定$/ }));
    await expectVisible(await screen.findByText('上级类别不能是自己或自己的下级'));
    await expect(levels()).toEqual(['1 五金', '1 电气', '1 包装']);
  },
};

export const MovedByTheKeyboard: Story = {
  render: () => tree(),
  async play() {
    within(await row('包装'))
      .getByRole('button', { name: '移动到…' })
      .focus();
    const user = userEvent.setup();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: '移动“包装”到…' });
    const nodes = await within(dialog).findByRole('tree');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    nodes.focus();
    await user.keyboard('{ArrowDown}');
    await user.keyboard(' ');
    await waitFor(() => expect(within(dialog).getByText('移到“电气”下面')).toBeVisible());
    within(dialog)
      .getByRole('button', { name: /^确\s?定$/ })
      .focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(levels()).toEqual(['1 五金', '1 电气', '2 电缆', '2 包装']));
  },
};

async function middle(element: HTMLElement): Promise<{ clientX: number; clientY: number }> {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

async function grab(name: string): Promise<void> {
  const handle = (await row(name)).querySelector<HTMLElement>('.pw-tree-handle');
  if (!handle) throw new Error(`“${name}”没有拖动的柄`);
  await fireEvent.pointerDown(handle, { button: 0, ...(await middle(handle)) });
}

const over = async (name: string) => fireEvent.pointerMove(document, await middle(await row(name)));

export const MovedByDragging: Story = {
  render: () => tree(),
  async play() {
    await grab('包装');
    await over('包装');
    await expectVisible(await screen.findByText('不能移到自己或自己的下级下面'));
    await over('五金');
    await expectVisible(screen.getByText('把“包装”移到“五金”下面'));
    await waitFor(() => expect(levels()).toEqual(['1 五金', '2 紧固件', '2 轴承', '1 电气', '1 包装']));
    await over('紧固件');
    await fireEvent.pointerUp(document);
    await waitFor(() => expect(levels()).toEqual(['1 五金', '2 紧固件', '3 螺栓', '3 包装', '2 轴承', '1 电气']));
    await expectVisible(screen.getByText(/已移到“紧固件”下面/));
    await grab('螺栓');
    await over('紧固件');
    await expectVisible(await screen.findByText('它已经在这一条下面'));
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByText('它已经在这一条下面')).toBeNull());
    await expect(records.calls.filter((call) => call.startsWith('update'))).toEqual(['update 3']);
  },
};

export const OthersAreTold: Story = {
  render: () => {
    records = categoryRecords();
    const ports = { requests: categoryRequests(records), sockets: memorySockets() };
    const list = categoryList({ live: true });
    return (
      <>
        <ListStory list={list} records={records} ports={ports} />
        <ListStory list={{ ...list, title: '同事看到的' }} records={records} ports={ports} />
      </>
    );
  },
  async play() {
    const mine = await screen.findByRole('region', { name: '物料类别' });
    const his = await screen.findByRole('region', { name: '同事看到的' });
    const packing = await within(mine).findByRole('row', { name: /包装/ });
    await within(his).findByRole('row', { name: /包装/ });
    await userEvent.click(within(packing).getByRole('button', { name: '移动到…' }));
    const dialog = await screen.findByRole('dialog', { name: '移动“包装”到…' });
    await userEvent.click(await within(dialog).findByText('电气'));
    await userEvent.click(within(dialog).getByRole('button', { name: /^确\s?定$/ }));
    await waitFor(() => expect(within(his).queryByRole('row', { name: /包装/ })).toBeNull());
  },
};

export const NotWhereTheModelForbids: Story = {
  render: () => tree({ rowActions: [] }),
  async play() {
    await expectVisible(await row('包装'));
    await expect(document.querySelector('.pw-tree-handle')).toBeNull();
  },
};
