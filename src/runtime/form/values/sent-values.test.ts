import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { vocabulary } from '../../../../generated/vocabulary.ts';
import { resolveForm } from '../../../engine/form/index.ts';
import { saysTheSame, sentChanges, withoutTexts, withoutTransient } from './sent-values.ts';

const nothing = fc.constantFrom(null, undefined, '');
const value = fc.oneof(nothing, fc.integer(), fc.string(), fc.boolean());
const values = fc.dictionary(
  fc.constantFrom('a', 'b', 'c_dictText'),
  fc.oneof(value, fc.array(value), fc.record({ x: value })),
);

describe('what says the same to a save', () => {
  test.each([
    [null, ''],
    [undefined, null],
    [{ a: 1 }, { a: 1, b: null }],
    [{ level: 'A', level_dictText: '重要' }, { level: 'A' }],
    [[{ id: '1', note: '' }], [{ id: '1' }]],
    [Number.NaN, Number.NaN],
  ])('%j and %j', (left, right) => {
    expect(saysTheSame(left, right)).toBe(true);
  });

  test.each([
    [0, null],
    [false, ''],
    ['1', 1],
    [[], {}],
    [[], null],
    [[1], [1, 2]],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
  ])('%j and %j do not', (left, right) => {
    expect(saysTheSame(left, right)).toBe(false);
  });

  test('is so in both directions, and of a thing and its copy', () => {
    fc.assert(
      fc.property(values, values, (left, right) => {
        expect(saysTheSame(left, structuredClone(left))).toBe(true);
        expect(saysTheSame(left, right)).toBe(saysTheSame(right, left));
      }),
    );
  });

  test('is so of what has lost the texts of the server', () => {
    fc.assert(
      fc.property(values, (record) => {
        expect(saysTheSame(withoutTexts(record), record)).toBe(true);
      }),
    );
  });
});

test('what the page alone uses is not sent, in rows neither', () => {
  const text = { type: 'string' };
  const transient = { ...text, 'x-transient': true };
  const lines = { type: 'array', 'x-component': 'SubForm', items: { properties: { qty: text, note: transient } } };
  const body = { properties: { name: text, filter: transient, lines } };
  const source = { document: 'a/b.form', pointer: '', body };
  const { nodes } = resolveForm(source, { get: () => undefined, keys: () => [] }, vocabulary);
  expect(withoutTransient(nodes, { id: '1', name: '甲', filter: 'x', lines: [{ qty: 1, note: 'y' }] })).toEqual({
    id: '1',
    name: '甲',
    lines: [{ qty: 1 }],
  });
});

test('texts of the server are taken away at any depth, and nothing else', () => {
  const record = {
    level: 'A',
    level_dictText: '重要',
    lines: [{ unit: 1, unit_dictText: '件', sizes: [1] }],
    at: null,
  };
  expect(withoutTexts(record)).toEqual({ level: 'A', lines: [{ unit: 1, sizes: [1] }], at: null });
});

describe('what a save of changes sends', () => {
  const saved = {
    id: '9',
    name: '甲',
    lines: [
      { id: '1', version: 1, qty: 1, note: 'a', unit: 'x', unit_dictText: '件' },
      { id: '2', version: 4, qty: 2 },
    ],
  };
  const [first, second] = saved.lines;

  test('of a row that is as it was, its id alone', () => {
    expect(sentChanges(saved, saved, saved, ['lines'])).toEqual({ ...saved, lines: [{ id: '1' }, { id: '2' }] });
  });

  test('of a changed row what is other in it, with null for what is gone', () => {
    const values = { ...saved, lines: [{ id: '1', version: 1, qty: 5, unit: 'x' }, second] };
    expect(sentChanges(values, saved, saved, ['lines'])['lines']).toEqual([
      { id: '1', qty: 5, note: null },
      { id: '2' },
    ]);
  });

  test('a new row whole, and rows in the order in which they stand', () => {
    const values = { ...saved, lines: [second, { qty: 3, unit: 'x', unit_dictText: '件' }, first] };
    expect(sentChanges(values, saved, saved, ['lines'])['lines']).toEqual([
      { id: '2' },
      { qty: 3, unit: 'x' },
      { id: '1' },
    ]);
  });

  test('null for what was hidden and stored, and nothing where it is hidden and empty', () => {
    const visible = {
      ...saved,
      lines: [
        { id: '1', version: 1, qty: 1, unit: 'x' },
        { id: '2', version: 4, qty: 2 },
      ],
    };
    expect(sentChanges(visible, visible, saved, ['lines'])['lines']).toEqual([{ id: '1', note: null }, { id: '2' }]);
  });

  test('rows whole where the server counts no versions of them', () => {
    const row = { id: '1', qty: 1 };
    const before = { lines: [row] };
    expect(sentChanges({ lines: [{ ...row }] }, before, before, ['lines'])).toEqual({ lines: [row] });
  });

  test('fields that are no table as they are', () => {
    const values = { name: '', lines: null };
    expect(sentChanges(values, saved, saved, ['lines', 'parts'])).toEqual(values);
  });
});
