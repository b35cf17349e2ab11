import { describe, expect, test } from 'vitest';

import { matchTitles } from './match-titles.ts';
import type { SheetColumn } from './sheet-columns.ts';

const column = (title: string, ...cells: string[]): SheetColumn => ({ title, group: undefined, cells });

describe('titles of an exported sheet', () => {
  const records = [
    { code: 'B100', kind: null, day: null, money: '3000.0', state: '1', state_dictText: '有效' },
    { code: 'L100', kind: null, day: null, money: '12.50', state: '2', state_dictText: '无效' },
  ];
  const fields = ['code', 'kind', 'day', 'money', 'state'];

  test('come to the fields with the values of their columns, also by the texts of a dictionary', () => {
    const columns = [column('编号', 'B100', 'L100'), column('金额', '3000.00', '12.5'), column('状态', '有效', '无效')];
    expect([...matchTitles(fields, records, columns)]).toEqual([
      ['code', '编号'],
      ['money', '金额'],
      ['state', '状态'],
    ]);
  });

  test('an empty column that could be one of two empty fields gives no title', () => {
    const columns = [column('编号', 'B100', 'L100'), column('日期', '', ''), column('金额', '3000', '12.5')];
    const titles = matchTitles(fields, records, columns);
    expect([titles.get('kind'), titles.get('day'), titles.get('money')]).toEqual([undefined, undefined, '金额']);
    const one = matchTitles(['code', 'day', 'money'], records, columns);
    expect(one.get('day')).toBe('日期');
  });

  test('a column of other values gives no title', () => {
    expect([...matchTitles(['code'], records, [column('别的', 'x', 'y')])]).toEqual([]);
  });
});
