import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { hasOwnLook, isPlainLook, keepLook, loadLook, parseLook, plainLook, printLook } from './table-look.ts';
import { densities } from './table-state.ts';
import { createTableStore } from './table-store.ts';

const place = { page: 'base/customer.list', user: 'u1' };
const key = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => text !== '__proto__');
const looks = fc.record({
  widths: fc.dictionary(key, fc.integer({ min: 40, max: 2_000 })),
  hidden: fc.array(key).map((keys) => new Set(keys)),
  order: fc.array(key),
  frozen: fc.dictionary(key, fc.constantFrom('left' as const, 'right' as const, 'none' as const)),
  density: fc.option(fc.constantFrom(...densities)),
});
function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}
const closed = {
  getItem: (): string | null => {
    throw new Error('storage is closed');
  },
  setItem: () => {
    throw new Error('storage is full');
  },
};

describe('how a person arranged a table', () => {
  test('is read as it was kept', () => {
    fc.assert(
      fc.property(looks, (look) => {
        const storage = memory();
        const table = createTableStore();
        keepLook(table, place, storage);
        table.set(look);
        expect(loadLook(place, storage)).toEqual(look);
        expect(hasOwnLook(place, storage)).toBe(!isPlainLook(look));
      }),
    );
  });

  test('is read under a former name of the page until the person changes it under the present one', () => {
    const storage = memory();
    const before = createTableStore();
    keepLook(before, { page: 'move/bill.list', user: 'u1' }, storage);
    before.set({ density: 'compact' });
    const renamed = { page: 'move/trip.list', user: 'u1', former: ['move/other.list', 'move/bill.list'] };
    expect(loadLook(renamed, storage).density).toBe('compact');
    const after = createTableStore(loadLook(renamed, storage));
    keepLook(after, renamed, storage);
    after.set({ widths: { name: 100 } });
    expect(loadLook(renamed, storage)).toMatchObject({ density: 'compact', widths: { name: 100 } });
    expect(loadLook({ ...renamed, user: 'u2' }, storage)).toEqual(plainLook);
  });

  test('makes sense whatever was kept', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const look = parseLook(value);
        expect(parseLook(JSON.parse(JSON.stringify(printLook(look))))).toEqual(look);
        for (const width of Object.values(look.widths)) expect(width >= 40 && width <= 2_000).toBe(true);
      }),
    );
  });

  test.each([
    [{ widths: { a: 39, b: 40, c: 2_001, d: '80' } }, { widths: { b: 40 } }],
    [{ frozen: { a: 'left', b: 'top', c: 'none' } }, { frozen: { a: 'left', c: 'none' } }],
    [
      { hidden: ['a', 7, null], order: 'a' },
      { hidden: new Set(['a']), order: [] },
    ],
    [{ density: 'compact', other: 1 }, { density: 'compact' }],
  ])('is kept as far as it makes sense: %j', (value, expected) => {
    expect(parseLook(value)).toEqual({ ...plainLook, ...expected });
  });

  test('is written only when something of it changes', () => {
    const storage = memory();
    const table = createTableStore();
    keepLook(table, place, storage);
    table.set({ focus: { row: 1, column: 1 } });
    expect(storage.kept.size).toBe(0);
    table.set({ order: ['b', 'a'] });
    expect(storage.kept.size).toBe(1);
  });

  test('disturbs nobody where storage is full or closed', () => {
    const table = createTableStore();
    keepLook(table, place, closed);
    table.set({ density: 'compact' });
    expect([table.get().density, loadLook(place, closed), hasOwnLook(place, closed)]).toEqual([
      'compact',
      plainLook,
      false,
    ]);
  });
});
