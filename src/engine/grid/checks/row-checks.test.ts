import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { ColumnRule } from '../../columns/resolved-column.ts';
import { resolvedColumn } from '../../list/testing/resolved-column.ts';
import { noRules } from '../../rules/index.ts';
import { applyChanges } from '../changes/index.ts';
import { gridDataOf } from '../rows/index.ts';
import { createRowChecks } from './row-checks.ts';
import { validateRows } from './validate-rows.ts';

const column = (key: string, rules: ColumnRule[]) => resolvedColumn(key, { rules });
const columns = [
  column('name', [{ pattern: '*' }]),
  column('code', [{ pattern: 'z' }, { unique: true, message: '重复' }]),
];
const record = fc.record({ name: fc.constantFrom('', '甲'), code: fc.constantFrom('', '1', '2', 'x') });
const key = fc.nat(12).map((number) => `r${number}`);
const change = fc.oneof(
  fc.record({ type: fc.constant('set' as const), key, values: record }),
  fc.record({ type: fc.constant('remove' as const), keys: fc.array(key, { maxLength: 3 }) }),
  fc.record({
    type: fc.constant('insert' as const),
    rows: fc.tuple(fc.nat(12), fc.uuid(), record).map(([at, id, values]) => [{ at, row: { key: id, record: values } }]),
  }),
  fc.record({ type: fc.constant('order' as const), keys: fc.uniqueArray(key) }),
);
const step = fc.record({ one: change, isChecked: fc.boolean() });

test('what is checked again says what a check of all rows says, whatever was done in between', () => {
  fc.assert(
    fc.property(fc.array(record, { maxLength: 12 }), fc.array(step, { maxLength: 8 }), (records, steps) => {
      const checks = createRowChecks(columns, noRules);
      let data = gridDataOf(records.map((values, index) => ({ id: `r${index}`, ...values })));
      for (const { one, isChecked } of steps) {
        data = applyChanges(data, [one]).data;
        expect(checks.prepare(data.rows, 2)).toBeTypeOf('boolean');
        if (isChecked) expect(checks.check(data.rows)).toEqual(validateRows(columns, data.rows, noRules));
      }
    }),
  );
});
