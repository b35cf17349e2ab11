// covers: entity-socket, state-socket-table, limit-mark
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { activate, createGridStore } from '../editing/index.ts';
import { applyRowChange } from './apply-row-change.ts';

const open = () => {
  const store = createGridStore([
    { id: '1', name: '甲' },
    { id: '2', name: '乙', pid: '1' },
  ]);
  store.setColumns(['name']);
  return store;
};
const keys = (store: ReturnType<typeof open>) => store.data().rows.map(({ key }) => key);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what somebody else did to a row', () => {
  test('one that was added is marked for 1.4 s, and is nothing to save or undo', () => {
    const store = open();
    applyRowChange(store, { kind: 'added', row: { id: '3', name: '丙' } }, 'first');
    applyRowChange(store, { kind: 'added', row: { id: '4', name: '丁' } }, 'last');
    applyRowChange(store, { kind: 'added', row: { id: '5' } }, undefined);
    expect(keys(store)).toEqual(['3', '1', '2', '4']);
    expect(store.rowState('3')).toMatchObject({ isReloaded: true, status: 'unchanged' });
    vi.advanceTimersByTime(1400);
    expect(store.rowState('3')).toMatchObject({ isReloaded: false });
    expect([store.difference().added, store.history().past]).toEqual([[], []]);
  });

  test('in a tree it stands below its parent where that is open', () => {
    const store = open();
    store.asTree({ parentKey: 'pid', hasChildren: () => false });
    applyRowChange(store, { kind: 'added', row: { id: '3', pid: '1' } }, 'first');
    expect(keys(store)).toEqual(['1', '2']);
    store.changeView({ open: new Set(['1']) });
    applyRowChange(store, { kind: 'added', row: { id: '3', pid: '1' } }, undefined);
    expect(keys(store)).toEqual(['1', '3', '2']);
  });

  test('one that was removed goes after 1.4 s', () => {
    const store = open();
    const onApplied = vi.fn<() => void>();
    applyRowChange(store, { kind: 'removed', row: { id: '1' } }, 'first', onApplied);
    expect(store.rowState('1')).toMatchObject({ isReloaded: true });
    vi.advanceTimersByTime(1399);
    expect([keys(store), onApplied.mock.calls.length]).toEqual([['1', '2'], 0]);
    vi.advanceTimersByTime(1);
    expect([keys(store), onApplied.mock.calls.length]).toEqual([['2'], 1]);
    expect(store.difference().removed).toEqual([]);
  });

  test.each([
    [
      'was edited here',
      (store: ReturnType<typeof open>) => store.change('修改', [{ type: 'set', key: '1', values: { name: '我' } }]),
    ],
    ['has the keyboard', (store: ReturnType<typeof open>) => activate(store, { key: '1', column: 'name' })],
  ])('one that %s stays', (_, touch) => {
    const store = open();
    applyRowChange(store, { kind: 'removed', row: { id: '1' } }, 'first');
    touch(store);
    vi.advanceTimersByTime(2000);
    expect(keys(store)).toEqual(['1', '2']);
  });
});
