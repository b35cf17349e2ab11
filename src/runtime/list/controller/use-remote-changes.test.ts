// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { ResolvedList } from '../../../engine/list/index.ts';
import type { RowUpdate } from '../../ports/index.ts';
import { memorySockets } from '../../ports/testing/memory-sockets.ts';
import { drawHook, settle } from '../../registry/testing/draw-hook.tsx';
import { memoryRuntime } from '../../registry/testing/memory-runtime.ts';
import type { RemoteRowChange } from '../../table/index.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { customers } from '../testing/open-list.ts';
import { resolvedList } from '../testing/resolved-list.ts';
import { useListController, useRemoteChanges } from './index.ts';

async function openWithOther(change: Partial<ResolvedList> = { live: true }) {
  const list = resolvedList(change);
  const sockets = memorySockets();
  const port = memoryRecords(customers());
  const drawn = await drawHook(
    memoryRuntime({ ports: { records: port, sockets } }),
    () => {
      const controller = useListController(list, { search: '', setSearch: () => undefined }, () => undefined);
      return { controller, remote: useRemoteChanges(controller) };
    },
    undefined,
  );
  const heard: Pick<RowUpdate, 'kind' | 'row'>[] = [];
  const other = sockets.follow({ user: 'u2', page: list.document }, ({ kind, row }) => heard.push({ kind, row }));
  return {
    port,
    heard,
    drawn,
    now: drawn.now,
    tell: (kind: RowUpdate['kind'], row: RowUpdate['row'], table = 'list') =>
      settle(() => other.send({ table, sender: 'other', kind, row })),
    marked: () => [...drawn.now().controller.table.get().marked],
    loads: () => port.calls.filter((call) => call.startsWith('list')).length,
  };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('what somebody else does to a list that is open', () => {
  test('a saved record that is shown is loaded again, and marked for a minute', async () => {
    const { port, now, tell, marked } = await openWithOther();
    port.records = port.records.map((record) => (record['id'] === '3' ? { ...record, name: '改名' } : record));
    await tell('saved', { id: '3' });
    expect(now().controller.snapshot.records[2]).toMatchObject({ name: '改名' });
    expect([now().remote.changed, now().remote.stale, marked()]).toEqual([1, false, ['3']]);
    await settle(() => void vi.advanceTimersByTime(59_999));
    expect(marked()).toEqual(['3']);
    await settle(() => void vi.advanceTimersByTime(1));
    expect([now().remote.changed, marked()]).toEqual([0, []]);
  });

  test.each<[what: string, kind: RowUpdate['kind'], id: string]>([
    ['an added record', 'added', '99'],
    ['a removed record', 'removed', '3'],
    ['a saved record of another page', 'saved', '20'],
    ['several records', 'saved', ''],
  ])('%s is only told, so that no row jumps, until one asks again', async (_, kind, id) => {
    const { now, tell, marked, loads } = await openWithOther();
    await tell(kind, { id });
    expect([now().remote.stale, marked(), loads()]).toEqual([true, [], 1]);
    await settle(() => now().controller.refresh());
    expect([now().remote.stale, loads()]).toEqual([false, 2]);
  });

  test('another table of the same page is none of its business', async () => {
    const { now, tell } = await openWithOther();
    await tell('added', { id: '99' }, 'lines');
    expect(now().remote.stale).toBe(false);
  });

  test('a list that is not live hears nothing and tells nothing', async () => {
    const { now, tell, heard } = await openWithOther({});
    await tell('added', { id: '99' });
    heard.length = 0;
    await settle(() => now().remote.notify('saved', '3'));
    expect([now().remote.stale, heard]).toEqual([false, []]);
  });
});

test('others are told which record was saved here, and nothing comes back', async () => {
  const { now, heard } = await openWithOther();
  await settle(() => now().remote.notify('saved', '3'));
  await settle(() => now().remote.notify('removed'));
  expect(heard).toEqual([
    { kind: 'saved', row: { id: '3' } },
    { kind: 'removed', row: { id: '' } },
  ]);
  expect([now().remote.stale, now().remote.changed]).toEqual([false, 0]);
});

test('rows that are edited in place take whole rows themselves; what only has an id is the list’s', async () => {
  const { now, tell, loads, heard } = await openWithOther();
  const taken: RemoteRowChange[] = [];
  const leave = now().remote.rows.subscribe((change) => taken.push(change));
  await tell('saved', { id: '3', name: '改名' });
  await tell('removed', { id: '4' });
  expect([taken.map(({ kind }) => kind), now().remote.stale, loads()]).toEqual([['saved', 'removed'], false, 1]);
  await tell('saved', { id: '3' });
  expect([taken.length, loads()]).toEqual([2, 2]);
  leave();
  await tell('removed', { id: '4' });
  expect([taken.length, now().remote.stale]).toEqual([2, true]);
  heard.length = 0;
  await settle(() => now().remote.rows.notify({ kind: 'saved', row: { id: '5', name: '我的' } }));
  expect(heard).toEqual([{ kind: 'saved', row: { id: '5', name: '我的' } }]);
});

test('a list that was left hears nothing any more', async () => {
  const { drawn, tell, loads } = await openWithOther();
  await drawn.leave();
  await tell('saved', { id: '3' });
  expect(loads()).toBe(1);
});
