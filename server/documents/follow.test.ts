import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import type { DocumentKey } from '../../src/schema/documents/document.ts';
import { openCatalogue } from '../catalogue/index.ts';
import { schemaFolder, smallBusiness } from '../catalogue/testing/folder.ts';
import { applySchema } from '../database/index.ts';
import { kinds, shareTestDatabase } from '../database/testing/test-database.ts';
import { documentTables, followRegularly, openPublished } from './index.ts';
import { readChangedBelow, writePublication } from './stored-documents.ts';

const database = shareTestDatabase(kinds.at(-1) ?? 'embedded');
beforeAll(async () => {
  await applySchema(database().kysely, [...documentTables]);
});

function follower() {
  const catalogue = openCatalogue([schemaFolder(smallBusiness())]);
  const published = openPublished(database().kysely, catalogue);
  const titleOf = (key: DocumentKey) => catalogue.current().documents.get(key)?.body['title'];
  return { catalogue, published, titleOf };
}

let number = 0;
const publish = (title: string | null) => {
  const text = title && `{ "kind": "screen", "formatVersion": 1, "title": "${title}", "properties": {} }\n`;
  number += 1;
  const documents = [{ key: 'stock/board.screen', text, below: null } as const];
  return writePublication(database().kysely, { id: 'u1', username: 'a' }, { number, note: 'x', documents });
};

test('gets the publications of another process within two seconds, and notifies its pages', async () => {
  const other = follower();
  const listener = vi.fn();
  other.catalogue.onChange(listener);
  onTestFinished(followRegularly(other.published));
  await publish('看板一');
  await vi.waitFor(() => expect(other.titleOf('stock/board.screen')).toBe('看板一'), { timeout: 2_000 });
  expect(listener).toHaveBeenCalledWith(['stock/board.screen']);
  await publish(null);
  await vi.waitFor(() => expect(other.titleOf('stock/board.screen')).toBeUndefined(), { timeout: 2_000 });
});

test('a process that starts later, or heard nothing for a while, has all of it', async () => {
  const late = follower();
  expect(late.titleOf('stock/board.screen')).toBe('库存看板');
  await publish('看板二');
  await publish('看板三');
  await late.published.follow();
  expect(late.titleOf('stock/board.screen')).toBe('看板三');
  expect(late.published.current().publication).toBe(number);
});

test('reports a file that changed below a published document, until another publication', async () => {
  const key = 'stock/board.screen';
  const { catalogue, published } = follower();
  const text = catalogue.below(key)?.text ?? '';
  const next = async (below: string) => {
    number += 1;
    const documents = [{ key, text, below } as const];
    await writePublication(database().kysely, { id: 'u1', username: 'a' }, { number, note: 'x', documents });
    await published.follow();
    return [...(await readChangedBelow(database().kysely, catalogue))];
  };
  expect(await next('what lay in the folder before an upgrade')).toEqual([key]);
  expect(await next(text)).toEqual([]);
});

test('of two publications with one number the second is not made', async () => {
  await publish('先');
  number -= 1;
  expect(await publish('后')).toBe(false);
  const now = follower();
  await now.published.follow();
  expect(now.titleOf('stock/board.screen')).toBe('先');
});

test('state that was asked for stays as it was while another is laid over it', async () => {
  const { catalogue, published } = follower();
  const before = catalogue.current();
  await publish('新的');
  await published.follow();
  expect(before.documents.get('stock/board.screen')?.body['title']).toBe('库存看板');
  expect(catalogue.current().bundle('stock/board.screen')?.documents[0]?.body['title']).toBe('新的');
});
