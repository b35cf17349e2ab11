import { describe, expect, test } from 'vitest';

import { resolvedField, resolvedModel } from '../../../engine/model/testing/resolved.ts';
import { resolvedList } from '../testing/resolved-list.ts';
import { findRecord } from './find-record.ts';
import { addressedRecord, recordAddress } from './record-address.ts';

const numbering = { pattern: 'SO{####}', restart: 'never' as const };
const numbered = resolvedModel('sales/order', [
  resolvedField('email', { unique: true }),
  resolvedField('billNo', { numbering }),
  resolvedField('name'),
]);
const unnamed = resolvedModel('sales/order', [resolvedField('name')]);

describe('the address of a record', () => {
  test.each([
    ['its number', numbered, { id: 'r1', billNo: 'SO-0001', email: 'a@b.c' }, 'SO-0001'],
    ['its id where it has no number yet', numbered, { id: 'r1', billNo: null }, 'r1'],
    ['its id where a query would read the number otherwise', numbered, { id: 'r1', billNo: 'SO*' }, 'r1'],
    ['its id where the number is the word for a new record', numbered, { id: 'r1', billNo: 'new' }, 'r1'],
    ['its id where nothing tells it from others', unnamed, { id: 'r1', name: '甲' }, 'r1'],
  ])('is %s', (_, model, record, address) => {
    expect(recordAddress(model, record, 'detail')).toBe(address);
    expect(addressedRecord(recordAddress(model, record, 'edit'))).toEqual({ mode: 'edit', name: address });
    expect(addressedRecord(address)).toEqual({ mode: 'detail', name: address });
  });

  test.each([
    ['', undefined],
    ['new', { mode: 'create' }],
  ])('%j opens %j', (address, opened) => {
    expect(addressedRecord(address)).toEqual(opened);
  });
});

describe('the record of a name', () => {
  const list = resolvedList({ model: numbered });
  const rows = [{ id: 'r1', billNo: 'SO-0001' }];
  const asked: unknown[] = [];
  const answering = (records: Record<string, unknown>[]) => ({
    list: async (path: string, query: Readonly<Record<string, string>>) => {
      asked.push([path, query]);
      return { records, total: records.length };
    },
  });

  test('is one of those that are shown, by number or id', async () => {
    expect(await findRecord('SO-0001', list, rows, answering([]))).toEqual({ id: 'r1', record: rows[0] });
    expect(await findRecord('r1', list, rows, answering([]))).toEqual({ id: 'r1', record: rows[0] });
    expect(asked).toEqual([]);
  });

  test('is asked for by its number, and may be an id', async () => {
    const found = { id: 'r9', billNo: 'SO-0009' };
    expect(await findRecord('SO-0009', list, rows, answering([found]))).toEqual({ id: 'r9', record: found });
    expect(await findRecord('r7', list, rows, answering([found]))).toEqual({ id: 'r7' });
    expect(asked[0]).toEqual([list.endpoints.list, { billNo: 'SO-0009', pageNo: '1', pageSize: '1' }]);
  });
});
