import { expect, test } from 'vitest';

import { vocabulary } from '../../../generated/vocabulary.ts';
import { toTree } from '../../../src/schema/tree/index.ts';
import { openedTo, outlineRows, rowOfGap, seenRows } from './outline-rows.ts';

const card = { type: 'void', 'x-component': 'Card', properties: { code: { title: '编码' }, level: {} } };
const tree = toTree({ properties: { name: { title: '名称' }, _card: card, note: {} } });
const design = { tree, vocabulary, fields: { level: { title: '等级' } } };

test('nodes are called by themselves, their model, or their widget', () => {
  expect(outlineRows(design).map(({ title, level }) => `${level} ${title}`)).toEqual([
    '1 名称',
    '1 卡片',
    '2 编码',
    '2 等级',
    '1 note',
  ]);
});

test.each([
  ['等', ['level']],
  ['CODE', ['code']],
  ['没有', []],
])('searched by title or key: %s', (search, keys) => {
  expect(outlineRows(design, search).map(({ key }) => key)).toEqual(keys);
});

test.each([
  [['properties'], 1, { row: 1, level: 1 }],
  [['properties', '_card', 'properties'], 0, { row: 2, level: 2 }],
  [['properties', '_card', 'properties'], 2, { row: 4, level: 2 }],
  [['properties'], 3, { row: 5, level: 1 }],
])('the gap %j %i stands above a row', (container, index, line) => {
  expect(rowOfGap(outlineRows(design), design, { container, index })).toEqual(line);
});

test('of a thousand rows those that are seen are drawn, and a few around them', () => {
  expect(seenRows(1000, 280, 0, 28)).toEqual({ first: 0, end: 16 });
  expect(seenRows(1000, 280, 2800, 28)).toEqual({ first: 94, end: 116 });
  expect(seenRows(3, 280, 0, 28)).toEqual({ first: 0, end: 3 });
});

test('inside what is folded nothing is shown, unless one searches', () => {
  const folded = new Set(['/properties/_card']);
  const rows = outlineRows(design, '', folded);
  expect(rows.map(({ key, isOpen }) => [key, isOpen])).toEqual([
    ['name', undefined],
    ['_card', false],
    ['note', undefined],
  ]);
  expect(outlineRows(design, 'level', folded).map(({ key }) => key)).toEqual(['level']);
  expect(rowOfGap(rows, design, { container: ['properties', '_card', 'properties'], index: 0 })).toEqual({
    row: 2,
    level: 2,
  });
});

test('the way to a node is opened, and nothing else', () => {
  const folded = new Set(['/properties/_card', '/properties/_other']);
  expect(openedTo(['properties', '_card', 'properties', 'code'], folded)).toEqual(new Set(['/properties/_other']));
  expect(openedTo(['properties', '_card'], folded)).toBe(folded);
});
