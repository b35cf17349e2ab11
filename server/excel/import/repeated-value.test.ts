import { expect, test } from 'vitest';

import { resolvedField, resolvedModel } from '../../../src/engine/model/testing/resolved.ts';
import { repeatedMessages } from './repeated-value.ts';

const model = resolvedModel('base/place', [
  resolvedField('code', { title: '编码', unique: true }),
  resolvedField('order', { title: '订单', hidden: true, unique: ['line', 'depot', 'kind'] }),
  resolvedField('line', { title: '行号', type: 'integer' }),
  resolvedField('depot', { title: '仓库' }),
  resolvedField('kind', { title: '类别', options: [{ value: 'a', label: '甲类' }] }),
  resolvedField('free', { title: '备注' }),
]);
const placed = (row: number, values: Record<string, unknown>, labels: Record<string, string> = {}) => ({
  row: { row },
  line: { values, labels },
});
const others = [
  placed(2, { code: 'A', line: 1, kind: 'a' }, { depot: '东库' }),
  placed(3, { code: 'B', line: 2, kind: 'a' }, { depot: '东库' }),
  placed(4, { code: 'B' }),
];

test.each<[string, string, ReturnType<typeof placed>, string | undefined]>([
  ['the first row with the value', 'code', placed(9, { code: 'B' }), '编码“B”与第 3 行重复'],
  ['a saved record', 'code', placed(9, { code: 'C' }), '编码“C”已存在，不能重复'],
  [
    'the row with all of several values',
    'line',
    placed(9, { line: 2, kind: 'a' }, { depot: '东库' }),
    '行号“2”、仓库“东库”和类别与第 3 行重复',
  ],
  [
    'no row that has only some of them',
    'line',
    placed(9, { line: 2, kind: 'a' }, { depot: '西库' }),
    '行号“2”、仓库“西库”和类别已存在，不能重复',
  ],
  ['no row for an empty value', 'code', placed(9, {}), '编码已存在，不能重复'],
  ['nothing of a field that may repeat', 'free', placed(9, { free: 'x' }), undefined],
])('names %s', (_, name, { line }, message) => {
  expect(repeatedMessages(model, others)(name, line)).toBe(message);
});
