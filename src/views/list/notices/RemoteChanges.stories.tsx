import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { tableCell, typeIntoCell } from '../../../../.storybook/table-play.ts';
import { memoryRecords, type MemoryRecords } from '../../../runtime/list/testing/memory-records.ts';
import type { SocketsPort } from '../../../runtime/ports/index.ts';
import { memorySockets } from '../../../runtime/ports/testing/memory-sockets.ts';
import { customerList, customerRecords } from '../testing/customers.ts';
import { ListStory } from '../testing/ListStory.tsx';

const meta: Meta = { title: '列表页/别人的修改' };
export default meta;
type Story = StoryObj;

let records: MemoryRecords = memoryRecords([]);
let sockets: SocketsPort = memorySockets();
const list = customerList({ live: true });
const live = () => {
  records = customerRecords();
  sockets = memorySockets();
  return <ListStory list={list} records={records} ports={{ sockets }} />;
};
const other = (kind: 'saved' | 'added' | 'removed', id: string) => {
  const socket = sockets.follow({ user: 'u2', page: list.document }, () => undefined);
  socket.send({ table: 'list', sender: 'other', kind, row: { id } });
  socket.close();
};

export const ChangedByAnother: Story = {
  render: live,
  async play() {
    await screen.findByText('共23条');
    records.records = records.records.map((record) => (record['id'] === '2' ? { ...record, name: '改名了' } : record));
    other('saved', '2');
    const row = (await screen.findByText('改名了')).closest('[role=row]');
    await waitFor(() => expect(row).toHaveAttribute('data-marked', 'true'));
    await expectVisible(screen.getByText('1 条记录刚被他人修改，已更新并标出'));
  },
};

export const AddedByAnother: Story = {
  render: live,
  async play() {
    await screen.findByText('共23条');
    const { calls } = records;
    const before = calls.length;
    other('added', '99');
    await expectVisible(await screen.findByText('此列表有新的变化，点击刷新'));
    await expect(calls).toHaveLength(before);
    await userEvent.click(screen.getByText('此列表有新的变化，点击刷新'));
    await waitFor(() => expect(screen.queryByText('此列表有新的变化，点击刷新')).toBeNull());
    await expect(calls.length).toBe(before + 1);
  },
};

const heard: unknown[] = [];
export const TellsTheOthers: Story = {
  render: live,
  async play() {
    await screen.findByText('共23条');
    heard.length = 0;
    sockets.follow({ user: 'u2', page: list.document }, ({ kind, row }) => heard.push([kind, row]));
    const [row] = await screen.findAllByRole('row', { name: /客户02/ });
    if (!row) throw new Error('没有这一行');
    await userEvent.click(within(row).getByRole('button', { name: '删除' }));
    const dialog = await screen.findByRole('dialog', { name: '确认删除' });
    await waitFor(() => expect(within(dialog).getByText('确定删除“客户02”吗？')).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: /^确\s?定$/ }));
    await waitFor(() => expect(heard).toEqual([['removed', { id: '2' }]]));
    await expect(screen.queryByText('此列表有新的变化，点击刷新')).toBeNull();
  },
};

const withBin: typeof list = { ...list, model: { ...list.model, recycleBin: true } };
export const TellsOfAnUndo: Story = {
  render: () => {
    records = customerRecords();
    sockets = memorySockets();
    return <ListStory list={withBin} records={records} ports={{ sockets }} />;
  },
  async play() {
    await screen.findByText('共23条');
    heard.length = 0;
    sockets.follow({ user: 'u2', page: withBin.document }, ({ kind }) => heard.push(kind));
    const [row] = await screen.findAllByRole('row', { name: /客户02/ });
    if (!row) throw new Error('没有这一行');
    await userEvent.click(within(row).getByRole('button', { name: '删除' }));
    const dialog = await screen.findByRole('dialog', { name: '确认删除' });
    await userEvent.click(within(dialog).getByRole('button', { name: /^确\s?定$/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^撤\s?销$/ }));
    await waitFor(() => expect(heard).toEqual(['removed', 'added']));
  },
};

export const AsksAgain: Story = {
  render: () => {
    records = customerRecords();
    return <ListStory list={customerList({ poll: 1 })} records={records} />;
  },
  async play() {
    await screen.findByText('共23条');
    const asked = () => records.calls.filter((call) => call.startsWith('list')).length;
    const before = asked();
    await waitFor(() => expect(asked()).toBeGreaterThan(before + 1), { timeout: 10_000 });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    const hidden = asked();
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(asked()).toBe(hidden + 1));
  },
};

const inPlace = customerList({ live: true, editable: true, toolbar: [] });
const follows: string[] = [];
/**
 * A live list that is edited in place has one subscription for both: whole rows are applied, other changes reload it.
 */
export const EditedInPlace: Story = {
  render: () => {
    records = customerRecords();
    const memory = memorySockets();
    follows.length = 0;
    sockets = { follow: (page, onUpdate) => (follows.push(page.page), memory.follow(page, onUpdate)) };
    return <ListStory list={inPlace} records={records} ports={{ sockets }} />;
  },
  async play() {
    await screen.findByText('共23条');
    await waitFor(() => expect(follows).toHaveLength(1));
    await screen.findByRole('grid');
    const socket = sockets.follow({ user: 'u2', page: inPlace.document }, () => undefined);
    const before = records.calls.length;
    socket.send({ table: 'list', sender: 'other', kind: 'saved', row: { id: '2', name: '整行送来' } });
    await expectVisible(await screen.findByText('整行送来'));
    await expect(records.calls).toHaveLength(before);
    records.records = records.records.map((record) =>
      record['id'] === '3' ? { ...record, name: '重新加载' } : record,
    );
    socket.send({ table: 'list', sender: 'other', kind: 'saved', row: { id: '3' } });
    await expectVisible(await screen.findByText('重新加载'));
    socket.close();
  },
};

const onlyOnce = customerList({
  live: true,
  editable: true,
  toolbar: [],
  columns: inPlace.columns.map((column) =>
    column.key === 'name' ? { ...column, rules: [{ unique: true, message: '名称不能重复' }] } : column,
  ),
});
export const WhatOthersSavedIsChecked: Story = {
  render: () => {
    records = customerRecords();
    sockets = memorySockets();
    return <ListStory list={onlyOnce} records={records} ports={{ sockets }} />;
  },
  async play() {
    await typeIntoCell(1, 'name', '客户02{Enter}');
    await waitFor(async () => expect(await tableCell(1, 'name')).toBeInvalid());
    const socket = sockets.follow({ user: 'u2', page: onlyOnce.document }, () => undefined);
    socket.send({ table: 'list', sender: 'other', kind: 'saved', row: { id: '2', name: '改名了' } });
    await expectVisible(await screen.findByText('改名了'));
    await waitFor(async () => expect(await tableCell(1, 'name')).not.toBeInvalid());
    socket.send({ table: 'list', sender: 'other', kind: 'saved', row: { id: '2', name: '客户02' } });
    await waitFor(async () => expect(await tableCell(1, 'name')).toBeInvalid());
    socket.close();
  },
};
