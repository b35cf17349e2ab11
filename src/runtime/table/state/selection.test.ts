import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { emptySelection, isSelected, selectionState, toggleInTable, toggleRecord, toggleRecords } from './selection.ts';
import { createTableStore } from './table-store.ts';

const record = fc.constantFrom(...['1', '2', '3', '4', '5', '6'].map((id) => ({ id })));
const page = fc.uniqueArray(record, { selector: ({ id }) => id, minLength: 1 });
const selection = page.map((records) => toggleRecords(emptySelection, records));
const ids = (selected: ReadonlyMap<string, unknown>) => new Set(selected.keys());

describe('a selection', () => {
  test('is the same after a record was toggled twice', () => {
    fc.assert(
      fc.property(selection, record, (before, one) => {
        expect(ids(toggleRecord(toggleRecord(before, one), one))).toEqual(ids(before));
      }),
    );
  });

  test('has all of a page after its box was pressed, none after the next press, and the other pages’ all along', () => {
    fc.assert(
      fc.property(selection, page, (before, shown) => {
        const others = [...ids(before)].filter((id) => !shown.some((one) => one.id === id));
        const wasAll = selectionState(before, shown) === 'all';
        const once = toggleRecords(before, shown);
        expect(selectionState(once, shown)).toBe(wasAll ? 'none' : 'all');
        const twice = toggleRecords(once, shown);
        expect(selectionState(twice, shown)).toBe(wasAll ? 'all' : 'none');
        for (const after of [once, twice]) expect(others.filter((id) => !after.has(id))).toEqual([]);
      }),
    );
  });

  test('of one has at most one record', () => {
    fc.assert(
      fc.property(fc.array(record), (pressed) => {
        const after = pressed.reduce((now, one) => toggleRecord(now, one, true), emptySelection);
        const last = pressed.at(-1);
        expect(after.size).toBeLessThanOrEqual(1);
        if (after.size === 1) expect([...after.keys()]).toEqual([last?.id]);
      }),
    );
  });

  test('does not change one that was there before', () => {
    fc.assert(
      fc.property(selection, page, record, (before, shown, one) => {
        const kept = [...before];
        toggleRecord(before, one);
        toggleRecords(before, shown);
        expect([...before]).toEqual(kept);
      }),
    );
  });
});

describe('extending the selection', () => {
  const shown = ['1', '2', '3', '4', '5'].map((id) => ({ id }));
  const after = (selected: string[], to: string, how: { single?: boolean } = {}) => {
    const table = createTableStore({ selection: new Map(selected.map((id) => [id, { id }])) });
    toggleInTable(table, { id: to }, { page: shown, extends: true, ...how });
    return [...table.get().selection.keys()];
  };

  test.each([
    ['from the one selected last', ['1', '3'], '5', ['1', '3', '4', '5']],
    ['backwards', ['4'], '2', ['4', '3', '2']],
    ['over what is selected already', ['2', '4', '1'], '4', ['2', '4', '1', '3']],
    ['where nothing was selected', [], '3', ['3']],
    ['where the last one is on another page', ['2', '77'], '3', ['2', '77', '3']],
  ])('selects all that is between, %s', (_, selected, to, expected) => {
    expect(after(selected, to)).toEqual(expected);
  });

  test('is choosing, where one record is chosen', () => {
    expect(after(['1'], '4', { single: true })).toEqual(['4']);
  });
});

describe('where all that the query finds is selected', () => {
  const shown = ['1', '2', '3'].map((id) => ({ id }));

  test('each record is, seen or not', () => {
    const table = createTableStore({ selectsAll: true });
    expect([isSelected(table.get(), '1'), isSelected(table.get(), 'never seen')]).toEqual([true, true]);
  });

  test.each([
    [false, ['1', '3']],
    [true, ['1', '3']],
  ])('taking one out leaves what one sees (single: %s)', (single, left) => {
    const table = createTableStore({ selectsAll: true, selection: new Map([['9', { id: '9' }]]) });
    toggleInTable(table, { id: '2' }, { page: shown, single });
    expect([table.get().selectsAll, [...table.get().selection.keys()]]).toEqual([false, left]);
    expect(isSelected(table.get(), 'never seen')).toBe(false);
  });

  test('selecting anything ends it; looking at something else does not', () => {
    const table = createTableStore({ selectsAll: true });
    table.set({ focus: { row: 0, column: 0 } });
    expect(table.get().selectsAll).toBe(true);
    table.set({ selection: emptySelection });
    expect(table.get().selectsAll).toBe(false);
  });
});
