import { expect, test } from 'vitest';

import { resolvedColumn } from '../../list/testing/resolved-column.ts';
import { resolvedField } from '../../model/testing/resolved.ts';
import { countBlankEnd } from './new-row.ts';

const name = resolvedColumn('name', { field: resolvedField('name', {}) });
const material = resolvedColumn('material', { field: resolvedField('material', { required: true }) });
const qty = resolvedColumn('qty', { field: resolvedField('qty', {}) });
const amount = resolvedColumn('amount', { field: resolvedField('amount', { readOnly: true }) });

test.each([
  ['an empty row', [name], {}, [{ name: '甲' }, {}], 1],
  ['several', [name], {}, [{ name: '甲' }, { name: '' }, { name: null }], 2],
  ['none before a row that is filled in', [name], {}, [{}, { name: '甲' }], 0],
  ['none that is stored', [name], {}, [{ id: '7' }], 0],
  ['one with defaults whose required cell is empty', [material, qty], { qty: 1 }, [{ qty: 1 }], 1],
  ['none of defaults alone', [name, qty], { qty: 1 }, [{ qty: 1 }], 0],
  ['none whose default was changed', [material, qty], { qty: 1 }, [{ qty: 2 }], 0],
  ['one with a computed value', [name, amount], {}, [{ amount: 0 }], 1],
])('counts %s', (_name, columns, fresh, records, count) => {
  expect(countBlankEnd(records, columns, fresh)).toBe(count);
});
