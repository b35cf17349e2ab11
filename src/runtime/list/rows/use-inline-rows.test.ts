// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';

import { insertRows } from '../../../engine/grid/index.ts';
import type { ResolvedList } from '../../../engine/list/index.ts';
import { resolvedColumn } from '../../../engine/list/testing/resolved-column.ts';
import { PortError, type DataRecord } from '../../ports/index.ts';
import { drawHook, settle } from '../../registry/testing/draw-hook.tsx';
import { memoryRuntime } from '../../registry/testing/memory-runtime.ts';
import type { RemoteRowChange } from '../../table/index.ts';
import { unsavedWorkAtom } from '../../unsaved/unsaved-work.ts';
import { useListController } from '../controller/index.ts';
import { memoryRecords, type MemoryRecords } from '../testing/memory-records.ts';
import { customers } from '../testing/open-list.ts';
import { resolvedList, searchField } from '../testing/resolved-list.ts';
import { rowNumber, useInlineRows } from './use-inline-rows.ts';

const rules = [{ pattern: '*', message: '请填写' }];
const columns = [resolvedColumn('name', { rules }), resolvedColumn('level')];

async function openRows(change: Partial<ResolvedList> = {}, port: MemoryRecords = memoryRecords(customers())) {
  const list = resolvedList({ columns, search: [searchField('level', { mode: 'equals' })], ...change });
  let search = '';
  let others: ((change: RemoteRowChange) => void) | undefined;
  const told: RemoteRowChange[] = [];
  const setSearch = (next: string) => void (search = next);
  const subscribe = (listener: (change: RemoteRowChange) => void) => {
    others = listener;
    return () => void (others = undefined);
  };
  const remote = { notify: (one: RemoteRowChange) => void told.push(one), subscribe };
  const edited = { columns, isLocked: ({ locked }: DataRecord) => locked === true };
  const runtime = memoryRuntime({ ports: { records: port } });
  const drawn = await drawHook(
    runtime,
    (at: string) => {
      const controller = useListController(list, { search: at, setSearch }, () => undefined);
      return { controller, rows: useInlineRows(controller, edited, remote) };
    },
    search,
  );
  const { now } = drawn;
  const act = async (run: () => unknown) => {
    await settle(run);
    await drawn.draw(search);
  };
  const recordOf = (key: string) => now().rows.store.rowState(key)?.row.record;
  return {
    now,
    act,
    port,
    told,
    recordOf,
    leave: drawn.leave,
    draft: () => now().rows.draft,
    discard: () => runtime.store.get(unsavedWorkAtom).discard(''),
    set: (key: string, values: DataRecord) =>
      act(() => now().rows.store.change('修改', [{ type: 'set', key, values }])),
    add: async (record: DataRecord) => {
      const { changes, keys } = insertRows(now().rows.store.data(), 0, [record]);
      await act(() => now().rows.store.change('新增', changes));
      return keys[0] ?? '';
    },
    remove: (key: string) => act(() => now().rows.store.remove([key])),
    undo: () => act(() => now().rows.store.undo()),
    isUnsaved: () => runtime.store.get(unsavedWorkAtom).isUnsaved(''),
    goTo: (address: string) => act(() => now().controller.goTo(address)),
    save: async () => {
      let outcome: Awaited<ReturnType<ReturnType<typeof now>['rows']['save']>>;
      await act(async () => (outcome = await now().rows.save()));
      return outcome;
    },
    other: (kind: RemoteRowChange['kind'], row: DataRecord) => act(() => others?.({ kind, row })),
    saved: (id: string) => port.records.find((record) => record['id'] === id),
    shown: () => now().rows.store.shown().rows.keys(),
    status: (key: string) => now().rows.store.rowState(key)?.status,
  };
}

type Rows = Awaited<ReturnType<typeof openRows>>;

// Lists that unmount at the end of a test leave drafts.
beforeEach(() => localStorage.clear());

describe('changes that are not saved', () => {
  test('outlive paging, searching and a refresh, and are counted wherever they are', async () => {
    const { now, set, remove, goTo, act, recordOf, shown, status } = await openRows();
    await set('1', { name: '改名' });
    await remove('3');
    expect(now().rows.unsaved).toBe(2);
    await goTo('?list.page=2');
    expect([shown()[0], now().rows.unsaved]).toEqual(['11', 2]);
    await set('11', { name: '也改' });
    await goTo('');
    expect([recordOf('1')?.['name'], status('1'), shown().includes('3'), now().rows.unsaved]).toEqual([
      '改名',
      'edited',
      false,
      3,
    ]);
    await act(() => now().controller.refresh());
    expect([recordOf('1')?.['name'], shown().includes('3'), now().rows.unsaved]).toEqual(['改名', false, 3]);
  });

  test('lie over what somebody else saved meanwhile, with its version', async () => {
    const { set, port, now, act, recordOf, saved, save } = await openRows();
    await set('1', { name: '我的' });
    port.records = port.records.map((record) =>
      record['id'] === '1' ? { ...record, level: 'C', version: 2 } : record,
    );
    await act(() => now().controller.refresh());
    expect(recordOf('1')).toMatchObject({ name: '我的', level: 'C', version: 2 });
    await save();
    expect(saved('1')).toMatchObject({ name: '我的', level: 'C', version: 3 });
  });

  test('that were made and taken back are none', async () => {
    const { now, set, goTo } = await openRows();
    await set('1', { name: '改名' });
    await set('1', { name: '客户01' });
    await goTo('?list.page=2');
    expect(now().rows.unsaved).toBe(0);
  });

  test.each<[what: string, unsaved: number, sent: string[], takeBack: (rows: Rows, added: string) => Promise<void>]>([
    ['an edit', 2, ['remove 3', 'create'], (rows) => rows.set('1', { name: '客户01' })],
    ['all of them, by undoing', 0, [], (rows) => rows.undo()],
    ['a new row', 2, ['remove 3', 'update 1'], (rows, added) => rows.remove(added)],
  ])('that were carried over a page and then taken back are not sent: %s', async (_, unsaved, sent, takeBack) => {
    const rows = await openRows();
    const { now, goTo, port } = rows;
    await rows.set('1', { name: '改名' });
    const added = await rows.add({ name: '新' });
    await rows.remove('3');
    await goTo('?list.page=2');
    await goTo('');
    await takeBack(rows, rows.shown()[0] ?? added);
    await goTo('?list.page=2');
    expect(now().rows.unsaved).toBe(unsaved);
    await rows.save();
    expect(port.calls.filter((call) => !call.startsWith('list') && !call.startsWith('totals'))).toEqual(sent);
  });

  test('are told of, wherever they are, until they are saved', async () => {
    const { set, goTo, save, remove, isUnsaved } = await openRows();
    expect(isUnsaved()).toBe(false);
    await set('1', { name: '改名' });
    await remove('2');
    await goTo('?list.page=2');
    expect(isUnsaved()).toBe(true);
    await save();
    expect(isUnsaved()).toBe(false);
  });

  test('of new rows stay at the top of the page that is shown', async () => {
    const { add, goTo, shown, now } = await openRows();
    const key = await add({ name: '新' });
    await goTo('?list.page=3');
    expect([shown()[0], now().rows.unsaved]).toEqual([key, 1]);
  });
});

describe('rows that were not saved when the page was left', () => {
  const left = async (port: MemoryRecords, change: Partial<ResolvedList> = {}) => {
    const rows = await openRows(change, port);
    await rows.set('1', { name: '改名' });
    await rows.remove('3');
    await rows.add({ name: '新' });
    await rows.goTo('?list.page=2');
    await rows.set('11', { name: '第二页的' });
    await rows.leave();
  };

  test('are offered, restored wherever they are, and saved', async () => {
    const port = memoryRecords(customers());
    await left(port);
    const { draft, act, recordOf, shown, status, now, goTo, save, leave } = await openRows({}, port);
    expect(draft().offer).toMatchObject({ rows: 4, isOlder: false });
    expect(now().rows.unsaved).toBe(0);
    await act(() => draft().restore());
    expect(draft().offer).toBeUndefined();
    const [added = ''] = shown();
    expect([recordOf(added)?.['name'], status(added), recordOf('1')?.['name'], shown().includes('3')]).toEqual([
      '新',
      'added',
      '改名',
      false,
    ]);
    expect(now().rows.unsaved).toBe(4);
    await goTo('?list.page=2');
    expect(recordOf('11')?.['name']).toBe('第二页的');
    await save();
    await leave();
    expect(port.records.filter(({ name }) => ['改名', '新', '第二页的'].includes(String(name)))).toHaveLength(3);
    const again = await openRows({}, port);
    expect(again.draft().offer).toBeUndefined();
  });

  test('lie over what others saved since, which is told', async () => {
    const port = memoryRecords(customers());
    await left(port);
    port.records = port.records.map((record) =>
      record['id'] === '1' ? { ...record, level: 'C', version: 9 } : record,
    );
    const { draft, act, recordOf } = await openRows({}, port);
    expect(draft().offer?.isOlder).toBe(true);
    await act(() => draft().restore());
    expect(recordOf('1')).toMatchObject({ name: '改名', level: 'C', version: 9 });
  });

  test('are gone once they are refused, or the tab was closed in spite of them', async () => {
    const port = memoryRecords(customers());
    await left(port);
    const second = await openRows({}, port);
    await second.act(() => second.draft().refuse());
    expect(second.draft().offer).toBeUndefined();
    await second.leave();
    const third = await openRows({}, port);
    expect(third.draft().offer).toBeUndefined();
    await third.set('1', { name: '又改' });
    third.discard();
    await third.leave();
    const fourth = await openRows({}, port);
    expect(fourth.draft().offer).toBeUndefined();
  });

  test('are kept with new ones while the offer stands, and for their own list alone', async () => {
    const port = memoryRecords(customers());
    await left(port);
    const second = await openRows({}, port);
    await second.set('2', { name: '又改' });
    await second.leave();
    const third = await openRows({}, port);
    expect(third.draft().offer?.rows).toBe(5);
    await third.leave();
    const other = await openRows({ where: { level: 'A' } }, port);
    expect(other.draft().offer).toBeUndefined();
  });
});

describe('a save', () => {
  test('sends what changed on all pages, once, and loads the list again', async () => {
    const { now, set, add, remove, goTo, save, port, saved } = await openRows();
    await set('1', { name: '改名' });
    await goTo('?list.page=2');
    await remove('12');
    await add({ name: '新' });
    port.calls.length = 0;
    const outcome = await save();
    expect(
      port.calls.map((call) =>
        call
          .split(' ')
          .slice(0, call.startsWith('list') ? 1 : 2)
          .join(' '),
      ),
    ).toEqual(['remove 12', 'update 1', 'create', 'list']);
    expect([outcome?.failures.size, saved('1')?.['name'], now().rows.unsaved, now().rows.saving]).toEqual([
      0,
      '改名',
      0,
      undefined,
    ]);
  });

  test('of rows of another page neither takes them for removed, nor removes them with the next save', async () => {
    const { now, set, goTo, save, port, saved } = await openRows();
    await set('1', { name: '改名' });
    await goTo('?list.page=2');
    await save();
    expect(now().rows.unsaved).toBe(0);
    await set('11', { name: '也改' });
    await save();
    expect(port.calls.filter((call) => call.startsWith('remove'))).toEqual([]);
    expect([saved('1')?.['name'], saved('11')?.['name'], now().rows.unsaved]).toEqual(['改名', '也改', 0]);
  });

  test('of rows with errors shows them and sends nothing; locked rows are not looked at', async () => {
    const port = memoryRecords([...customers(2), { id: '3', name: '', locked: true }]);
    const { now, set, save } = await openRows({}, port);
    await set('1', { name: '' });
    port.calls.length = 0;
    expect([await save(), port.calls]).toEqual([undefined, []]);
    const errorsOf = (key: string) => now().rows.store.rowState(key)?.errors?.get('name');
    expect([errorsOf('1'), errorsOf('3')]).toEqual(['请填写', undefined]);
  });

  test('that fails for rows of another page keeps their changes', async () => {
    const { now, set, remove, goTo, save, port, recordOf } = await openRows();
    await set('1', { name: '重名' });
    await remove('2');
    await goTo('?list.page=2');
    port.failures.set('update', new PortError('invalid', '名称已被占用'));
    port.failures.set('remove', new PortError('conflict', '已被引用'));
    const outcome = await save();
    expect([outcome?.failures.size, now().rows.unsaved]).toEqual([2, 2]);
    await goTo('');
    expect([recordOf('1')?.['name'], recordOf('2'), now().rows.unsaved]).toEqual(['重名', undefined, 2]);
    await save();
    expect(now().rows.unsaved).toBe(0);
  });

  test('that fails for a row keeps that row’s changes and shows why, until it is edited', async () => {
    const { now, set, save, port, status } = await openRows();
    await set('1', { name: '重名' });
    await set('2', { level: 'C' });
    const problems = [{ path: 'name', severity: 'error' as const, rule: 'unique', message: '名称已被占用' }];
    port.failures.set('update', new PortError('invalid', '名称已被占用', { problems }));
    const outcome = await save();
    expect([[...(outcome?.failures.keys() ?? [])], [...(outcome?.saved.keys() ?? [])]]).toEqual([['1'], ['2']]);
    const error = () => now().rows.store.rowState('1')?.errors?.get('name');
    expect([status('1'), status('2'), error(), now().rows.unsaved]).toEqual(['edited', 'unchanged', '名称已被占用', 1]);
    await set('1', { name: '另一个' });
    expect(error()).toBeUndefined();
    await save();
    expect(now().rows.unsaved).toBe(0);
  });

  test('tells the others what it added, saved and removed, and not what failed', async () => {
    const { set, add, remove, save, told, port } = await openRows();
    await set('1', { name: '改名' });
    await remove('2');
    await add({ name: '新' });
    port.failures.set('remove', new PortError('conflict', '已被引用'));
    await save();
    expect(told.map(({ kind, row }) => [kind, row['name']])).toEqual([
      ['saved', '改名'],
      ['added', '新'],
    ]);
  });
});

describe('what somebody else does', () => {
  test('to a row is taken over where it was not edited here', async () => {
    const { set, other, recordOf } = await openRows();
    await set('1', { name: '我的' });
    await other('saved', { id: '1', name: '他的', level: 'C' });
    await other('saved', { id: '2', name: '他的' });
    expect([recordOf('1'), recordOf('2')]).toMatchObject([{ name: '我的', level: 'C' }, { name: '他的' }]);
  });

  test.each<[what: string, change: Partial<ResolvedList>, address: string, isShown: boolean]>([
    ['on the first page', {}, '', true],
    ['not on another page', {}, '?list.page=2', false],
    ['not in a search, which it may not fit', {}, '?level=A', false],
    ['where it fits the list’s conditions', { where: { level: 'A' } }, '', true],
    ['not where it does not fit them', { where: { level: 'B' } }, '', false],
  ])('an added row is shown %s', async (_, change, address, isShown) => {
    const { goTo, other, shown, now } = await openRows(change);
    await goTo(address);
    await other('added', { id: '99', name: '他的', level: 'A' });
    expect([shown().includes('99'), now().rows.unsaved]).toEqual([isShown, 0]);
  });
});

test('children that are loaded take up the changes that were made to them before', async () => {
  const { now, act, set, remove, goTo, shown, recordOf } = await openRows();
  await act(() => now().rows.store.asTree({ parentKey: 'pid', hasChildren: () => true }));
  const children = ['1a', '1b'].map((id) => ({ id, pid: '1', name: id }));
  await act(() => now().rows.adopt(children, '1'));
  await set('1a', { name: '改名' });
  await remove('1b');
  await goTo('?list.size=20');
  expect([recordOf('1a'), now().rows.unsaved]).toEqual([undefined, 2]);
  await act(() => now().rows.adopt(children, '1'));
  await act(() => now().rows.store.changeView({ open: new Set(['1']) }));
  expect([recordOf('1a')?.['name'], shown().includes('1b'), now().rows.unsaved]).toEqual(['改名', false, 2]);
});

test('a message names a row by its number', async () => {
  const { now, add } = await openRows();
  const key = await add({ name: '新' });
  const { store } = now().rows;
  expect([rowNumber(store, key), rowNumber(store, '2'), rowNumber(store, 'gone')]).toEqual([1, 3, undefined]);
});
