import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { vocabulary } from '../../generated/vocabulary.ts';
import { setLocale } from '../../src/locale/index.ts';
import type { JsonObject, JsonValue } from '../../src/schema/json/index.ts';
import { toTree } from '../../src/schema/tree/index.ts';
import { perform, startHistory, valueAtPath } from '../model/index.ts';
import {
  isPlanned,
  optionRows,
  optionsOfRows,
  setOptions,
  setSpan,
  setTitle,
  spanOf,
  withLines,
  withRow,
  type Plan,
} from './index.ts';
import { reasonOf } from './testing/reason-of.ts';

const path = ['properties', 'a'];
const designOf = (a: JsonObject, rest: JsonObject = {}, fields?: JsonObject) => ({
  tree: toTree({ kind: 'form', ...rest, properties: { a } }),
  vocabulary,
  ...(fields && { fields }),
});

function after(design: ReturnType<typeof designOf>, plan: Plan): JsonValue | undefined {
  if (!isPlanned(plan)) return reasonOf(plan);
  return valueAtPath(perform(startHistory(design.tree), plan.label, plan.patches).tree, path);
}

describe('a title', () => {
  test.each<[string, JsonObject, string, JsonObject]>([
    ['is written', {}, ' 名称 ', { title: '名称' }],
    ['is not written where the model says it', { title: '名称' }, '编码', {}],
    ['without words is taken away', { title: '名称' }, ' ', {}],
    [
      'in two languages is changed in Chinese',
      { title: { 'zh-CN': '名', 'en-US': 'Name' } },
      '名称',
      { title: { 'zh-CN': '名称', 'en-US': 'Name' } },
    ],
  ])('%s', (_, node, title, next) => {
    const design = designOf(node, {}, { a: { title: '编码' } });
    expect(after(design, setTitle(design, { path, title }))).toEqual(next);
  });
});

describe('options', () => {
  const options: JsonValue[] = [
    { value: '1', label: '一', color: 'red' },
    '2',
    { value: '3', label: { 'zh-CN': '三', 'en-US': 'Three' } },
  ];

  test('that are not changed stay as they are written', () => {
    expect(optionsOfRows(optionRows(options))).toEqual(options);
    const scalar = fc.oneof(
      fc.string({ minLength: 1 }).map((text) => `x${text.trim()}`),
      fc.integer(),
    );
    fc.assert(
      fc.property(fc.array(scalar), (values) => {
        expect(optionsOfRows(optionRows(values))).toEqual(values);
      }),
    );
  });

  test('keep all but their words, in one step', () => {
    const design = designOf({ enum: options });
    const rows = optionRows(options).map((row) => ({ ...row, label: `${row.label}！` }));
    expect(after(design, setOptions(design, { path, rows }))).toEqual({
      enum: [
        { value: '1', label: '一！', color: 'red' },
        { value: '2', label: '2！' },
        { value: '3', label: { 'zh-CN': '三！', 'en-US': 'Three' } },
      ],
    });
  });

  test('come from pasted lines, each with a value of its own', () => {
    const rows = withLines(optionRows([{ value: 1, label: '一' }]), 0, '二\r\n\n 9|九 \n1|又一');
    expect(optionsOfRows(rows)).toEqual([
      { value: 1, label: '一' },
      { value: 2, label: '二' },
      { value: 9, label: '九' },
      { value: 4, label: '又一' },
    ]);
  });

  test('of any pasted lines have values of which none stands twice', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.integer({ min: 0, max: 9 })), (lines, known) => {
        const rows = withLines(optionRows([...new Set(known)]), 0, lines.join('\n'));
        const values = rows.map(({ value }) => String(value));
        expect(values).toHaveLength(new Set(values).size);
      }),
    );
  });

  test('without words are left out, and at least one is asked for', () => {
    const design = designOf({ enum: ['1'] });
    expect(after(design, setOptions(design, { path, rows: withRow(optionRows(['1']), 0) }))).toEqual({ enum: ['1'] });
    expect(after(design, setOptions(design, { path, rows: [] }))).toBe('至少要有一个选项。');
  });
});

describe('a width', () => {
  test.each<[string, JsonObject, JsonObject, number | { by: 1 | -1 }, JsonValue]>([
    ['is written', {}, {}, { by: 1 }, { 'x-decorator-props': { gridSpan: 2 } }],
    ['is not more than there are columns', {}, { layout: { columns: 3 } }, 9, { 'x-decorator-props': { gridSpan: 3 } }],
    ['that is usual is not written', { 'x-decorator-props': { gridSpan: 2 } }, {}, { by: -1 }, {}],
    [
      'of a layout is a whole row',
      { type: 'void', 'x-component': 'Card' },
      {},
      { by: -1 },
      { type: 'void', 'x-component': 'Card', 'x-decorator-props': { gridSpan: 1 } },
    ],
    ['of a text area is a whole row', { format: 'text' }, {}, 2, { format: 'text' }],
    [
      'of a text area may be a part of it',
      { 'x-component': 'TextArea' },
      {},
      1,
      { 'x-component': 'TextArea', 'x-decorator-props': { gridSpan: 1 } },
    ],
    ['is refused where there is one column', {}, { layout: { columns: 1 } }, { by: 1 }, '这里只有一列，不能改宽度。'],
  ])('%s', (_, node, form, span, next) => {
    const design = designOf(node, form);
    expect(after(design, setSpan(design, { paths: [path], span }))).toEqual(next);
  });
});

describe('a width in a holder', () => {
  const statistic = { type: 'void', 'x-component': 'Statistic' };
  const remark = { 'x-component': 'TextArea' };
  test.each<[string, JsonObject, JsonObject, number]>([
    ['a field in a section', { 'x-component': 'Section' }, {}, 1],
    ['a text area in a section', { 'x-component': 'Section', 'x-component-props': { columns: 4 } }, remark, 4],
    ['a text area in a section of a form with three columns', { 'x-component': 'Section' }, remark, 3],
    ['a text area in a pane', {}, remark, 3],
    ['a text area in a grid', { 'x-component': 'Grid' }, remark, 1],
    ['a number in a card', { 'x-component': 'Card', 'x-component-props': { columns: 2 } }, statistic, 2],
    ['a number in a grid', { 'x-component': 'Grid' }, statistic, 1],
  ])('%s', (_, holder, node, span) => {
    const properties = { _box: { type: 'void', ...holder, properties: { a: node } } };
    const design = { tree: toTree({ kind: 'form', layout: { columns: 3 }, properties }), vocabulary };
    expect(spanOf(design, ['properties', '_box', 'properties', 'a'])).toBe(span);
  });
});

test('words of an option in two languages are changed in the language of the person', () => {
  const rows = (label: string) => [
    { label, value: 'a', written: { value: 'a', label: { 'zh-CN': '甲', 'en-US': 'One' } } },
  ];
  setLocale('en-US', {});
  expect(optionsOfRows(rows('First'))).toEqual([{ value: 'a', label: { 'zh-CN': '甲', 'en-US': 'First' } }]);
  setLocale('zh-CN');
  expect(optionsOfRows(rows('子'))).toEqual([{ value: 'a', label: { 'zh-CN': '子', 'en-US': 'One' } }]);
});
