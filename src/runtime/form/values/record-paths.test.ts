import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { valueAt } from '../../../engine/values/index.ts';
import { copyRecord, isAtOrBelow, withoutPaths, withValueAt } from './record-paths.ts';

const record = {
  name: '甲',
  contact: { phone: '1', address: { city: '上海', street: '南京路' } },
  lines: [{ qty: 1 }, { qty: 2 }],
};

/** Records with a few nested keys, so that paths overlap. */
const key = fc.constantFrom('a', 'b', 'c');
const path = fc.array(key, { minLength: 1, maxLength: 3 }).map((keys) => keys.join('.'));
const records = fc.dictionary(key, fc.oneof(fc.integer(), fc.dictionary(key, fc.dictionary(key, fc.integer()))));

describe('a record with another value', () => {
  test('has it at its path, and nowhere else', () => {
    expect(withValueAt(record, 'contact.address.city', '北京')).toEqual({
      ...record,
      contact: { phone: '1', address: { city: '北京', street: '南京路' } },
    });
  });

  test('makes what is not there on the way', () => {
    expect(withValueAt({}, 'contact.phone', '2')).toEqual({ contact: { phone: '2' } });
    expect(withValueAt({ contact: null }, 'contact.phone', '2')).toEqual({ contact: { phone: '2' } });
  });

  test('shares what is not on the way', () => {
    const changed = withValueAt(record, 'contact.phone', '2');
    expect(changed['lines']).toBe(record.lines);
    expect(valueAt(changed, 'contact.address')).toBe(record.contact.address);
    expect(record.contact.phone).toBe('1');
  });

  test('is read back, and leaves the one that was given as it was', () => {
    fc.assert(
      fc.property(records, path, fc.integer(), (before, at, value) => {
        const copy = structuredClone(before);
        expect(valueAt(withValueAt(before, at, value), at)).toBe(value);
        expect(before).toEqual(copy);
      }),
    );
  });
});

describe('a record without paths', () => {
  test('lacks what is at them', () => {
    expect(withoutPaths(record, ['contact.address', 'lines'])).toEqual({ name: '甲', contact: { phone: '1' } });
  });

  test('is the same where they lead nowhere', () => {
    expect(withoutPaths(record, ['name.first', 'nothing', 'nothing.inside'])).toEqual(record);
  });

  test('says nothing at any of them, and leaves the one that was given as it was', () => {
    fc.assert(
      fc.property(records, fc.array(path, { maxLength: 3 }), (before, paths) => {
        const copy = structuredClone(before);
        const left = withoutPaths(before, paths);
        expect(paths.map((at) => valueAt(left, at))).toEqual(paths.map(() => undefined));
        expect(before).toEqual(copy);
      }),
    );
  });
});

describe('a copy of a record', () => {
  test('is equal, and is not changed by a change of the other', () => {
    fc.assert(
      fc.property(records, (before) => {
        const copy = copyRecord(before, []);
        const found = structuredClone(copy);
        expect(copy).toEqual(before);
        for (const value of Object.values(before)) if (typeof value === 'object') value['a'] = { b: -1 };
        expect(copy).toEqual(found);
      }),
    );
  });

  test('shares what is said to be shared, inside others too', () => {
    const nested = { lines: record.lines, inner: { lines: record.lines, other: [{ qty: 3 }] } };
    const copy = copyRecord(nested, ['lines', 'inner.lines']);
    expect(copy['lines']).toBe(record.lines);
    expect(valueAt(copy, 'inner.lines')).toBe(record.lines);
    expect(valueAt(copy, 'inner.other')).not.toBe(nested.inner.other);
  });
});

test.each([
  ['lines', 'lines', true],
  ['lines.2.qty', 'lines', true],
  ['linesOf', 'lines', false],
  ['lines', 'lines.2', false],
])('%s is at or below %s: %s', (inner, above, expected) => {
  expect(isAtOrBelow(inner, above)).toBe(expected);
});
