import { expect, test } from 'vitest';

import { resolvedColumn } from '../../list/testing/resolved-column.ts';
import { resolvedField } from '../../model/testing/resolved.ts';
import { copiedRecord } from './copied-row.ts';

const column = (key: string, more: Parameters<typeof resolvedField>[1] = {}) =>
  resolvedColumn(key, { field: resolvedField(key, more) });

test('a copied line says what its columns show, and is a line of its own', () => {
  const columns = [
    column('material'),
    column('qty'),
    column('unit', { readOnly: true }),
    column('amount', { value: '{{ $record.qty * 2 }}', readOnly: true }),
    column('shipped', { rollup: { from: 'stock/bill-line', by: 'sourceLineId', sum: 'qty' }, readOnly: true }),
  ];
  const line = {
    id: '7',
    material: 'm1',
    material_dictText: '螺栓',
    qty: '4.000',
    unit: '件',
    amount: '8.00',
    shipped: '4.000',
    sourceLineId: 's1',
  };
  expect(copiedRecord(line, columns, { qty: '1.000', remark: '新' })).toEqual({
    material: 'm1',
    material_dictText: '螺栓',
    qty: '4.000',
    unit: '件',
    remark: '新',
  });
});
