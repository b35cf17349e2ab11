import { expect, test } from 'vitest';

import type { RecordsPort } from '../../runtime/ports/index.ts';
import { createMemoryStorage } from '../browser/testing/memory-storage.ts';
import { createEarlyRecords } from './early-records.ts';

const path = '/base/customer/list';
const query = { column: 'createTime', order: 'desc', pageNo: '1', pageSize: '10' };

function visit(storage = createMemoryStorage(), { isFailing = false } = {}) {
  const asked: string[] = [];
  const server = {
    list: async (called: string, _query: unknown, options?: { quiet?: boolean }) => {
      asked.push(`${called}${options?.quiet ? ' quietly' : ''}`);
      if (isFailing && options?.quiet) throw new Error('down');
      return { records: [], total: asked.length };
    },
  } as unknown as RecordsPort;
  return { asked, storage, records: createEarlyRecords(server, storage, '/base/customer') };
}

test('the rows that a page began with are asked for at once at the next visit, and once', async () => {
  const first = visit();
  expect(first.asked).toEqual([]);
  await first.records.list(path, query);

  const second = visit(first.storage);
  expect(second.asked).toEqual([`${path} quietly`]);
  expect((await second.records.list(path, query)).total).toBe(1);
  expect(second.asked).toHaveLength(1);
  await second.records.list(path, query);
  expect(second.asked).toHaveLength(2);
});

test('a page that begins otherwise is answered what it asks', async () => {
  const first = visit();
  await first.records.list(path, query);
  const second = visit(first.storage);
  const sorted = { ...query, order: 'asc' };
  expect((await second.records.list(path, sorted)).total).toBe(2);
  expect(second.asked).toEqual([`${path} quietly`, path]);
});

test('rows that could not be had early are asked for again', async () => {
  const first = visit();
  await first.records.list(path, query);
  const second = visit(first.storage, { isFailing: true });
  expect((await second.records.list(path, query)).total).toBe(2);
});

test('what a person looks for is not kept', async () => {
  const first = visit();
  await first.records.list(path, { ...query, name: '*王*' });
  expect(visit(first.storage).asked).toEqual([]);
});

test.each(['', 'null', '[]', '{', '{"/base/customer":1}', '{"/base/customer":{"path":"/x"}}'])(
  'a storage that holds %j begins nothing',
  (text) => {
    const storage = createMemoryStorage();
    storage.set('pagewright.first-queries', text);
    expect(visit(storage).asked).toEqual([]);
  },
);
