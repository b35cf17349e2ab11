import { describe, expect, test } from 'vitest';

import { createRegistry, defineAction } from '../../registry/index.ts';
import { customerModel, resolvedButton, resolvedList } from '../testing/resolved-list.ts';
import { menuButtons, rowButtons, toolbarButtons } from './buttons.ts';

const views = { FormItem: () => null, ProblemCard: () => null, Skeleton: () => null };
const names = ['edit', 'transition', 'create', 'refresh', 'notify', 'batch-delete'];
const actions = names.map((name) => defineAction({ name, title: name, props: {}, run: () => ({}) }));
const registry = createRegistry({ widgets: [], cells: [], actions, views });
const scope = { actions: registry.actions, permissions: undefined, names: { $selection: [] } };
const list = resolvedList({
  rowActions: [
    resolvedButton('edit', '编辑', { permission: 'a:edit', visible: "{{ ['draft'].includes($record.status) }}" }),
    resolvedButton('examine', '审核', {
      builtIn: 'transition',
      permission: 'a:examine',
      visible: "{{ ['draft'].includes($record.status) }}",
      disabled: '{{ !($record.amount > 0) }}',
      hint: '金额为零，不能审核',
    }),
    resolvedButton('deliver', '生成出库单', {
      builtIn: 'create-from',
      visible: "{{ ['examined'].includes($record.status) }}",
    }),
  ],
});
const titles = (record: Record<string, unknown>, permissions?: ReadonlySet<string>) =>
  rowButtons(list, record, { ...scope, permissions }).map((button) =>
    button.disabled ? `${button.title}×` : button.title,
  );

test.each([
  [{ id: '1', status: 'draft', amount: 5 }, ['编辑', '审核']],
  [{ id: '1', status: 'draft', amount: 0 }, ['编辑', '审核×']],
  [{ id: '1', status: 'examined', amount: 5 }, ['生成出库单']],
])('a row offers what its record allows: %o', (record, expected) => {
  expect(titles(record)).toEqual(expected);
});

test('transitions and creations are the steps of their names', () => {
  const steps = (status: string) =>
    rowButtons(list, { id: '1', status, amount: 1 }, scope).flatMap((button) => button.steps);
  expect(steps('draft')).toMatchObject([
    { args: { edit: true } },
    { action: 'transition', args: { transition: 'examine' } },
  ]);
  expect(steps('examined')).toMatchObject([{ action: 'create', args: { create: 'deliver' } }]);
});

test('a row offers only what the person may do', () => {
  expect(titles({ id: '1', status: 'draft', amount: 5 }, new Set(['a:examine']))).toEqual(['审核']);
});

test.each([
  [10_000, undefined],
  [10_001, '一次最多处理 10,000 条，请缩小查询范围'],
])('of all that a query finds, %i records, deleting says where they are too many', (count, reason) => {
  const toolbar = [resolvedButton('batch-delete', '批量删除', { wholeQuery: true })];
  const [button] = toolbarButtons(resolvedList({ toolbar }), { ...scope, count });
  expect(button?.reason).toBe(reason);
});

test('a button for selected records alone says so while all that a query finds is selected', () => {
  const toolbar = [
    resolvedButton('count', '盘点所选', { needsSelection: true, steps: [] }),
    resolvedButton('merge', '合并', { steps: [] }),
  ];
  const reasons = (count?: number) =>
    toolbarButtons(resolvedList({ toolbar }), { ...scope, ...(count !== undefined && { count }) }).map(
      ({ reason }) => reason,
    );
  expect(reasons(23)).toEqual(['只能用于逐条选中的记录，请取消“选择全部”后再选', undefined]);
  expect(reasons()).toEqual([undefined, undefined]);
});

test('a disabled button says why', () => {
  const [, examine] = rowButtons(list, { id: '1', status: 'draft', amount: 0 }, scope);
  expect(examine?.reason).toBe('金额为零，不能审核');
});

test.each([
  ['{{ $record.missing.deep }}', undefined, []],
  [undefined, '{{ $record.missing.deep }}', ['对账×']],
  ['{{ $record.balance > 0 }}', undefined, ['对账']],
  [undefined, '{{ $record.balance > 0 }}', ['对账×']],
])('a condition that fails takes its safe side (visible %s, disabled %s)', (visible, disabled, expected) => {
  const button = resolvedButton('reconcile', '对账', {
    steps: [{ action: 'refresh', args: { refresh: true }, pointer: '' }],
    ...(visible && { visible }),
    ...(disabled && { disabled }),
  });
  const buttons = rowButtons({ ...list, rowActions: [button] }, { id: '1', balance: 3 }, scope);
  expect(buttons.map((state) => (state.disabled ? `${state.title}×` : state.title))).toEqual(expected);
});

test('a button whose action is not registered is a problem with the nearest name', () => {
  const button = resolvedButton('go', '去', { steps: [{ action: 'notifi', args: {}, pointer: '/toolbar/0/do' }] });
  const [state] = toolbarButtons({ ...list, toolbar: [button] }, scope);
  expect(state?.problem).toMatchObject({ code: 'unknown-action', nearest: 'notify', pointer: '/toolbar/0/do' });
});

test('a built-in button is the action of its name', () => {
  const [state] = toolbarButtons({ ...list, toolbar: [resolvedButton('batch-delete', '批量删除')] }, scope);
  expect(state?.steps).toMatchObject([{ action: 'batch-delete', args: { 'batch-delete': true } }]);
});

test('a built-in button whose action is not installed is left out', () => {
  expect(toolbarButtons({ ...list, toolbar: [resolvedButton('export', '导出')] }, scope)).toEqual([]);
});

test.each([
  ['level', ['编辑', '按等级查']],
  ['name', ['编辑']],
  [null, ['编辑']],
])('the menu of a row knows the column it was opened on: %s', (field, expected) => {
  const contextMenu = [
    resolvedButton('edit', '编辑', { permission: 'a:edit' }),
    resolvedButton('by-level', '按等级查', { steps: [], visible: "{{ $chosen.field == 'level' }}" }),
    resolvedButton('draft', '只有草稿', { steps: [], visible: "{{ $record.status == 'draft' }}" }),
  ];
  const place = { record: { id: '1', status: 'examined' }, chosen: { field, title: null, value: null, text: '' } };
  const titlesFor = (permissions: ReadonlySet<string>) =>
    menuButtons({ ...list, contextMenu }, place, { ...scope, permissions }).map(({ title }) => title);
  expect(titlesFor(new Set(['a:edit']))).toEqual(expected);
  expect(titlesFor(new Set())).not.toContain('编辑');
});

describe('a transition of the selected records', () => {
  const states = {
    field: 'status',
    initial: 'draft',
    editable: ['draft'],
    deletable: ['draft'],
    transitions: [
      {
        name: 'examine',
        title: '审核',
        from: ['draft'],
        to: 'examined',
        permission: 'a:examine',
        when: '{{ $record.amount > 0 }}',
        message: '金额为零',
        set: {},
      },
    ],
  };
  const examining = resolvedList({
    model: customerModel({ states, label: 'no' }),
    toolbar: [resolvedButton('examine', '审核', { builtIn: 'transition', needsSelection: true, wholeQuery: true })],
  });
  const order = (no: string, status: string, amount: number) => ({
    id: no,
    no,
    status,
    amount,
    status_dictText: status,
  });
  const good = order('SO1', 'draft', 5);

  test.each<[records: Record<string, unknown>[], reason: string | undefined]>([
    [[], undefined],
    [[good, order('SO2', 'draft', 7)], undefined],
    [[good, order('SO2', 'closed', 7)], '“SO2”状态为“closed”，不能审核'],
    [[order('SO2', 'closed', 7), good, order('SO3', 'draft', 0)], '“SO2”状态为“closed”，不能审核；“SO3”金额为零'],
    [
      ['SO4', 'SO5', 'SO6', 'SO7', 'SO8'].map((no) => order(no, 'draft', 0)),
      '“SO4”金额为零；“SO5”金额为零；“SO6”金额为零；另外 2 条也是',
    ],
  ])('is offered where none of them refuses, and says which do: %#', (records, reason) => {
    const [button] = toolbarButtons(examining, { ...scope, names: { $selection: records } });
    expect([button?.disabled, button?.reason]).toEqual([reason !== undefined, reason]);
  });
});
