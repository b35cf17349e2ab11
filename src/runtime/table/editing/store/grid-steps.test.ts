import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { bolts, edits, looks, others, recordsOf } from '../testing/grid-steps.ts';
import { createGridStore } from './create-grid-store.ts';
import type { GridStore } from './grid-store.ts';
import type { RowState } from './row-states.ts';

function open(options?: Parameters<typeof createGridStore>[1]): GridStore {
  const store = createGridStore(bolts, options);
  store.setColumns(['name', 'qty']);
  return store;
}
const many = fc.array(fc.oneof({ weight: 3, arbitrary: edits }, { weight: 2, arbitrary: looks }, others), {
  maxLength: 25,
});
const undoAll = (store: GridStore) => {
  let steps = 0;
  while (store.undo() !== undefined) steps += 1;
  return steps;
};

function draw(store: GridStore) {
  const drawn = new Map<string, { state: RowState | undefined; leave: () => void }>();
  const drawRow = (key: string, leave: () => void) => drawn.set(key, { state: store.rowState(key), leave });
  const drawRows = () => {
    for (const { leave } of drawn.values()) leave();
    drawn.clear();
    for (const key of store.shown().rows.keys()) {
      const leave = store.on(`row:${key}`, () => drawRow(key, leave));
      drawRow(key, leave);
    }
  };
  drawRows();
  store.on('rows', drawRows);
  return () => [...drawn].map(([key, { state }]) => [key, state] as const);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('whatever happens to an editable table', () => {
  test('undoing all of it leads back, and doing it again leads forth', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(edits, looks), { maxLength: 25 }), (steps) => {
        const store = open();
        for (const { run } of steps) run(store);
        const after = recordsOf(store);
        const count = undoAll(store);
        expect(recordsOf(store)).toEqual(bolts);
        expect(store.difference()).toEqual({ added: [], updated: [], removed: [] });
        for (let step = 0; step < count; step++) store.redo();
        expect([recordsOf(store), store.redo()]).toEqual([after, undefined]);
      }),
      { numRuns: 300 },
    );
  });

  test('each row is drawn as it is, without being asked', () => {
    fc.assert(
      fc.property(many, (steps) => {
        const store = open();
        const shown = draw(store);
        for (const { run, name } of steps) {
          run(store);
          const keys = store.shown().rows.keys();
          expect([name, shown()]).toEqual([name, keys.map((key) => [key, store.rowState(key)])]);
        }
        vi.advanceTimersByTime(2_000);
        expect(shown().filter(([, state]) => state?.isReloaded)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('what is focused, selected and marked is there, and within what is shown', () => {
    fc.assert(
      fc.property(many, (steps) => {
        const store = open();
        for (const { run } of steps) run(store);
        const { positions } = store.data();
        const focus = store.focus();
        const range = store.range();
        if (focus) expect(positions.has(focus.active.key)).toBe(true);
        if (range) {
          expect(range.top).toBeLessThanOrEqual(range.bottom);
          expect(range.bottom).toBeLessThan(store.shown().rows.length);
          expect(range.right).toBeLessThan(store.columns().length);
        }
        const last = store.lastRow();
        if (last !== undefined) expect(positions.has(last)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('what a save sends turns the loaded rows into those of the table', () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 25 }), (steps) => {
        const store = open();
        for (const { run } of steps) run(store);
        const { added, updated, removed } = store.difference();
        const sent = bolts
          .filter(({ id }) => !removed.includes(String(id)))
          .map((record) => updated.find(({ id }) => id === record['id']) ?? record);
        const here = recordsOf(store);
        const isNew = ({ id }: (typeof here)[number]) => id === undefined;
        expect(new Set(here.filter((record) => !isNew(record)))).toEqual(new Set(sent));
        expect(added).toEqual(here.filter(isNew));
        store.settle();
        expect(store.difference()).toEqual({ added: [], updated: [], removed: [] });
        expect([recordsOf(store), store.undo()]).toEqual([here, undefined]);
      }),
      { numRuns: 300 },
    );
  });

  // covers: state-table-order
  test('rows that keep their order by a number are numbered from 1', () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 15 }), (steps) => {
        const store = open({ sortKey: 'orderNum' });
        for (const { run } of steps) run(store);
        const touched = store.history().past.some(({ forward }) => forward.some(({ type }) => type !== 'set'));
        const numbers = recordsOf(store).map((record) => record['orderNum']);
        if (touched) expect(numbers).toEqual(numbers.map((_, index) => index + 1));
        undoAll(store);
        expect(recordsOf(store)).toEqual(bolts);
      }),
      { numRuns: 200 },
    );
  });

  // covers: state-socket-table
  test('a value that others saved is taken over where nobody edited it here', () => {
    const save = fc.record({
      isMine: fc.boolean(),
      name: fc.constantFrom('name', 'qty'),
      value: fc.constantFrom('1', '2', '3'),
    });
    fc.assert(
      fc.property(fc.array(save, { maxLength: 12 }), (saves) => {
        const store = open();
        const expected: Record<string, unknown> = { ...bolts[0] };
        const saved: Record<string, unknown> = { ...bolts[0] };
        for (const { isMine, name, value } of saves) {
          const values = { [name]: value };
          if (isMine) store.change('修改', [{ type: 'set', key: 'a', values }]);
          else store.merge('a', values);
          if (isMine || expected[name] === saved[name]) expected[name] = value;
          if (!isMine) saved[name] = value;
        }
        const { row, status } = store.rowState('a') ?? {};
        expect(row?.record).toEqual(expected);
        const isEdited = ['name', 'qty'].some((name) => expected[name] !== saved[name]);
        expect(status).toBe(isEdited ? 'edited' : 'unchanged');
      }),
      { numRuns: 300 },
    );
  });
});
