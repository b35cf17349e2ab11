import { expect, test } from 'vitest';

import type { ValueProblem } from '../../engine/form/index.ts';
import { distinctProblems } from './distinct-problems.ts';

const of = (path: string, message = '请选择仓库', severity: ValueProblem['severity'] = 'error'): ValueProblem => ({
  path,
  message,
  severity,
  rule: 'required',
});
const rows = (count: number) => Array.from({ length: count }, (_, row) => of(`lines.${row}.depot`));

test.each<[string, ValueProblem[], string[]]>([
  ['one problem as it is', [of('depot')], ['请选择仓库']],
  ['one row as it is', rows(1), ['请选择仓库']],
  ['a few rows with their numbers', rows(3), ['请选择仓库（第 1、2、3 行）']],
  ['many rows with their count', rows(1300), ['请选择仓库（第 1、2、3、4、5 行等，共 1,300 行）']],
  ['two of one row once', [of('lines.2.a'), of('lines.2.b')], ['请选择仓库']],
  [
    'rows in their order',
    [of('lines.3.depot'), of('lines.1.depot'), of('lines.0.depot')],
    ['请选择仓库（第 1、2、4 行）'],
  ],
  ['other messages apart', [...rows(2), of('', '金额不对')], ['请选择仓库（第 1、2 行）', '金额不对']],
  ['warnings apart', [of('a'), of('a', '请选择仓库', 'warning')], ['请选择仓库', '请选择仓库']],
])('%s', (_, problems, told) => {
  expect(distinctProblems(problems).map(({ message }) => message)).toEqual(told);
});
