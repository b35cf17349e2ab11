import { expect, test } from 'vitest';

import { documentSet } from '../../../src/engine/model/testing/documents.ts';
import { applySchema } from '../../database/index.ts';
import { shareTestDatabase } from '../../database/testing/test-database.ts';
import { engineTables, keptFormulaTable } from '../tables/index.ts';
import { followKeptFormulas } from './follow-kept-formulas.ts';

const database = shareTestDatabase('embedded');

const stateWith = (name: string) => ({
  models: new Map(),
  documents: documentSet({
    'kept/bill.model': {
      schema: {
        type: 'object',
        properties: {
          [name]: { type: 'number' },
          sum: { type: 'number', 'x-value': `{{ $record.${name} * 3 }}` },
        },
      },
    },
  }),
});

test('a former formula reads a renamed field by its new name, and is found by the new name of its field', async () => {
  const { kysely } = database();
  await applySchema(kysely, engineTables);
  const kept = { model: 'kept/bill', field: 'sum', formula: '{{ $record.qty * 2 }}', scope: 'fixed' };
  await kysely.insertInto(keptFormulaTable).values(kept).execute();
  const rename = (from: string, to: string) =>
    kysely
      .transaction()
      .execute((transaction) =>
        followKeptFormulas.follow(transaction, { model: 'kept/bill', from, to, state: stateWith(to) }),
      );
  const rows = () => kysely.selectFrom(keptFormulaTable).selectAll().execute();
  await rename('qty', 'amount');
  expect(await rows()).toEqual([{ ...kept, formula: '{{ $record.amount * 2 }}' }]);
  await rename('amount', 'qty');
  expect(await rows()).toEqual([kept]);
  await rename('sum', 'total');
  expect(await rows()).toEqual([{ ...kept, field: 'total' }]);
});
