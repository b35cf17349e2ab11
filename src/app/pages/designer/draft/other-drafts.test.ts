import { expect, test } from 'vitest';

import type { ChangedDocument, EditedText } from '../../../../runtime/ports/index.ts';
import type { DocumentKey } from '../../../../schema/documents/document.ts';
import { contentHash } from '../../../../schema/parse/index.ts';
import { createOtherDrafts } from './other-drafts.ts';

const own = { key: 'a/b.form' as const, text: 'form', revision: 'f' };
const list: ChangedDocument = {
  key: 'a/b.list',
  text: 'new list',
  before: 'old list',
  revision: 'l',
  draft: undefined,
};
const model: ChangedDocument = {
  key: 'a/b.model',
  text: 'new model',
  before: 'my model',
  revision: 'm',
  draft: { text: 'my model', revision: 'm' },
};
const others = (...documents: ChangedDocument[]) => new Map(documents.map((document) => [document.key, document]));
const none = others();

function drafts() {
  const calls: { kept: string[]; removed: readonly DocumentKey[] }[] = [];
  const told = ({ key, text, revision }: EditedText) => `${key} ${text} ${revision}`;
  const made = createOtherDrafts({
    saveDrafts: async (kept, removed) => void calls.push({ kept: kept.map(told), removed }),
  });
  return { ...made, calls };
}

test('what a step changes elsewhere is kept with the document, and taken back to what there was', async () => {
  const { keep, calls } = drafts();
  expect(await keep(own, others(list, model))).toBe(true);
  expect(await keep(own, others(list, model))).toBe(false);
  await keep(own, none);
  expect(calls).toEqual([
    { kept: ['a/b.form form f', 'a/b.list new list l', 'a/b.model new model m'], removed: [] },
    { kept: ['a/b.form form f', 'a/b.model my model m'], removed: ['a/b.list'] },
  ]);
});

test('one undo of two goes back to the first', async () => {
  const { keep, calls } = drafts();
  await keep(own, others(list));
  await keep(
    own,
    others({ ...list, text: 'newest list', before: 'new list', draft: { text: 'new list', revision: 'l' } }),
  );
  await keep(own, others(list));
  await keep(own, none);
  expect(calls.map(({ kept, removed }) => [kept[1], removed])).toEqual([
    ['a/b.list new list l', []],
    ['a/b.list newest list l', []],
    ['a/b.list new list l', []],
    [undefined, ['a/b.list']],
  ]);
});

test('what is undone after it was published is changed back, and published back', async () => {
  const { keep, along, published, calls } = drafts();
  await keep(own, others(list));
  expect(along(others(list))).toEqual([{ key: 'a/b.list', text: 'new list', revision: 'l' }]);
  published(along(others(list)), others(list));
  expect(along(others(list))).toEqual([]);
  const revision = contentHash('new list');
  await keep(own, none);
  expect(calls.at(-1)).toEqual({ kept: ['a/b.form form f', `a/b.list old list ${revision}`], removed: [] });
  expect(along(none)).toEqual([{ key: 'a/b.list', text: 'old list', revision }]);
  published(along(none), none);
  expect(along(none)).toEqual([]);
  await keep(own, others(list));
  expect(calls.at(-1)?.kept[1]).toBe(`a/b.list new list ${contentHash('old list')}`);
});

test('what could not be kept is kept with the next', async () => {
  const calls: string[][] = [];
  let isOnline = false;
  const { keep } = createOtherDrafts({
    async saveDrafts(kept) {
      if (!isOnline) throw new Error('offline');
      calls.push(kept.map(({ key }) => key));
    },
  });
  await expect(keep(own, others(list))).rejects.toThrow('offline');
  isOnline = true;
  await keep(own, others(list, model));
  expect(calls).toEqual([['a/b.form', 'a/b.list', 'a/b.model']]);
});
