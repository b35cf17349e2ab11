import { expect, test } from 'vitest';

import type { DocumentsPort } from '../../runtime/ports/index.ts';
import { createMemoryStorage } from '../browser/testing/memory-storage.ts';
import { createEarlyPages } from './early-pages.ts';

function pages(storage = createMemoryStorage()) {
  const asked: string[] = [];
  const port: DocumentsPort = {
    async page(key) {
      asked.push(key);
      if (key === 'base/gone.list') throw new Error('gone');
      return { documents: [] };
    },
  };
  return { asked, storage, early: createEarlyPages(port, storage) };
}

test('a page that was open before is asked for once, before it is drawn', async () => {
  const first = pages();
  first.early.begin('/base/customer');
  expect(first.asked).toEqual([]);
  first.early.remember('/base/customer', 'base/customer.list');

  const second = pages(first.storage);
  second.early.begin('/base/customer');
  expect(second.asked).toEqual(['base/customer.list']);
  await second.early.documents.page('base/customer.list');
  expect(second.asked).toHaveLength(1);
  await second.early.documents.page('base/customer.list');
  expect(second.asked).toHaveLength(2);
});

test.each(['/sales/order/SO1', '/sales/order/SO1/edit'])('the page of %s is that in front of the record', (path) => {
  const { early, asked } = pages();
  early.remember('/sales/order', 'sales/order.list');
  early.begin(path);
  expect(asked).toEqual(['sales/order.list']);
});

test('what cannot be had any more fails where it is needed, and is asked for again', async () => {
  const { early, asked } = pages();
  early.remember('/base/gone', 'base/gone.list');
  early.begin('/base/gone');
  await expect(early.documents.page('base/gone.list')).rejects.toThrow('gone');
  await expect(early.documents.page('base/gone.list')).rejects.toThrow('gone');
  expect(asked).toHaveLength(2);
});

test.each(['', 'null', '[]', '{"/a":1}', '{"/a":"no key"}', '{'])('a storage that holds %j begins nothing', (text) => {
  const storage = createMemoryStorage();
  storage.set('pagewright.page-documents', text);
  const { early, asked } = pages(storage);
  early.begin('/a');
  expect(asked).toEqual([]);
});

test('the page that stood there last counts, and the oldest are forgotten', () => {
  const { early, asked } = pages();
  for (let index = 0; index <= 50; index++) early.remember(`/page/${index}`, `base/page${index}.list`);
  early.remember('/page/7', 'base/other.list');
  early.begin('/page/0');
  early.begin('/page/7');
  expect(asked).toEqual(['base/other.list']);
});
