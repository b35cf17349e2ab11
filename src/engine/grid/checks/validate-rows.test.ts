import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { ColumnRule, ResolvedColumn } from '../../columns/resolved-column.ts';
import { resolvedColumn } from '../../list/testing/resolved-column.ts';
import { emptyField, type ResolvedField } from '../../model/index.ts';
import { resolvedField } from '../../model/testing/resolved.ts';
import { noRules, validateValue } from '../../rules/index.ts';
import { GridRows } from '../rows/index.ts';
import { quickCheck } from './quick-check.ts';
import { validateRows } from './validate-rows.ts';

const column = (key: string, rules: ColumnRule[], field: Partial<ResolvedColumn['field']> = {}): ResolvedColumn =>
  resolvedColumn(key, { rules, field: resolvedField(key, field) });

describe('the rows of a table', () => {
  // covers: rule-cell-first
  test('are checked by the first rule that fails, patterns in the order written', () => {
    const columns = [
      column('name', [{ pattern: '*' }]),
      column('phone', [{ pattern: 'm' }, { pattern: 'only', message: '手机重复' }]),
      column('code', [{ pattern: '^[A-Z]{2}$', message: '代码不对' }]),
    ];
    const rows = GridRows.of([
      { id: 'a', name: '', phone: '13800000000', code: 'AB' },
      { id: 'b', name: '乙', phone: '13800000000', code: 'x' },
      { id: 'c', name: '丙', phone: '123', code: '' },
      { id: 'd', name: '丁' },
    ]);
    expect(validateRows(columns, rows, noRules)).toEqual(
      new Map([
        [
          'a',
          new Map([
            ['name', 'name不能为空'],
            ['phone', '手机重复'],
          ]),
        ],
        [
          'b',
          new Map([
            ['phone', '手机重复'],
            ['code', '代码不对'],
          ]),
        ],
        ['c', new Map([['phone', 'phone：请输入正确手机号']])],
      ]),
    );
  });

  test('are checked by what the model says; computed columns are not', () => {
    const columns = [
      column('qty', [], { type: 'number', exclusiveMinimum: 0 }),
      column('sum', [{ pattern: '*' }], { readOnly: true }),
    ];
    const rows = GridRows.of([
      { id: 'a', qty: 0 },
      { id: 'b', qty: 1 },
    ]);
    expect(validateRows(columns, rows, noRules)).toEqual(new Map([['a', new Map([['qty', 'qty必须大于0']])]]));
  });

  test('are not checked where nobody sees or can change a cell', () => {
    const must: ColumnRule[] = [{ pattern: '*' }];
    const columns = [
      column('name', must),
      { ...column('secret', must), visible: false },
      { ...column('fixed', must), disabled: true },
      { ...column('price', must), disabled: "{{ $record.kind === 'gift' }}" },
    ];
    const rows = GridRows.of([
      { id: 'a', kind: 'gift' },
      { id: 'b', kind: 'sale' },
      { id: 'c', kind: 'sale', state: 'done' },
    ]);
    const wrong = validateRows(columns, rows, noRules, ({ state }) => state === 'done');
    expect([...wrong].map(([key, cells]) => [key, ...cells.keys()])).toEqual([
      ['a', 'name'],
      ['b', 'name', 'price'],
    ]);
  });

  test('the quick check accepts nothing that the whole check refuses', () => {
    const fields = [
      { type: 'string', maxLength: 3 },
      { type: 'string', pattern: '^a+$', required: true },
      { type: 'string', format: 'date' },
      { type: 'string', options: [{ value: 'x', label: '甲' }] },
      { type: 'number' },
      { type: 'integer' },
      { type: 'boolean', required: true },
    ] as const;
    const value = fc.oneof(
      fc.constantFrom(
        '',
        'a',
        'aaa',
        'aaaa',
        'x',
        '😀😀',
        ' ',
        '2026-01-05',
        '2026-02-30',
        '2026-04-31',
        '2026-12-31',
        '2025-02-29',
        '0000-01-30',
        true,
        null,
        undefined,
        NaN,
        1e21,
      ),
      fc.string(),
      fc.double(),
      fc.integer(),
    );
    fc.assert(
      fc.property(fc.constantFrom(...fields), value, (shape, tried) => {
        const field = {
          ...emptyField(),
          ...shape,
          options: 'options' in shape ? [...shape.options] : undefined,
        } as ResolvedField;
        if (!quickCheck(field, noRules)?.(tried)) return;
        expect(validateValue(field, tried, {}, noRules)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});
