import { expect, test } from 'vitest';

import { resolveModel } from '../../../src/engine/model/index.ts';
import { documentSet } from '../../../src/engine/model/testing/documents.ts';
import { tablesOf } from '../../records/index.ts';
import { ownTables } from './own-tables.ts';

// Columns with ids of models or keys of documents must declare it (`names`), so that they follow a renamed model.

const telling = /(?:^|_)(?:model|model_id|ledger|document|documents|place|component|bus_type|posting|posting_name)$/;

const others = ['sys_document_version.document'];

test('every column with a name for models or documents declares its names', () => {
  const properties = { a: { type: 'string' }, b: { type: 'number' } };
  const documents = documentSet({
    'x/bill.model': { schema: { type: 'object', properties }, postings: [{ on: 'save', into: 'x/ledger', set: {} }] },
    'x/ledger.model': { schema: { type: 'object', properties } },
    'x/balance.model': {
      schema: { type: 'object', properties },
      balanceOf: { model: 'x/ledger', by: ['a'], sum: ['b'] },
    },
  });
  const models = ['x/bill', 'x/ledger', 'x/balance'].map((id) => resolveModel(id, documents));
  const columns = [...ownTables, ...tablesOf(models)].flatMap(({ name, columns: all }) =>
    all.map((column) => ({ column: `${name}.${column.name}`, name: column.name, names: column.names })),
  );
  const silent = columns.filter(({ column, name, names }) => telling.test(name) && !names && !others.includes(column));
  expect(silent.map(({ column }) => column)).toEqual([]);
  expect(columns.filter(({ names }) => names).map(({ column }) => column)).toEqual(
    expect.arrayContaining(['pagewright_counter.name', 'x_ledger.posting_model', 'x_ledger.posting_name']),
  );
});
