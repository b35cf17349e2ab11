import { expect, test } from 'vitest';

import { keyOfPath, type SourceFile } from '../../../src/schema/parse/index.ts';
import { readFolders } from '../folders/index.ts';
import { checkedAsPages } from './index.ts';

const file = (key: string, body: object): SourceFile => {
  const text = `${JSON.stringify({ kind: key.split('.').at(-1), formatVersion: 1, title: '甲', ...body })}\n`;
  return { path: `${key}.json`, file: `mine/${key}.json`, text };
};

const mine = [
  file('mine/a.model', {
    schema: { type: 'object', properties: { name: { type: 'string', 'x-dict': 'custmer_level', pattern: '^(a+)+$' } } },
  }),
  file('mine/a.list', { model: 'mine/a', columns: ['nmae'], editor: 'mine/edit', rowActions: ['move-to'] }),
  file('mine/edit.form', { model: 'mine/a', properties: { part: { 'x-component': 'FormPart' }, nmae: {} } }),
  file('mine/unused.form', { model: 'base/customer', properties: { name: { 'x-component': 'Inptu' } } }),
  file('mine/colour.dictionary', { code: 'mine_colour', items: [{ value: '1', text: '红' }] }),
  file('mine/b.model', {
    table: 'mine_a',
    schema: { type: 'object', properties: { colour: { type: 'string', title: '色', 'x-dict': 'mine_colour' } } },
  }),
  { path: 'mine/half.model.json', file: 'mine/half.model.json', text: '{ "kind": ' },
];
const files = [...readFolders(['schemas']), ...mine];
const all = checkedAsPages(files);

test('the documents have mistakes of many sorts', () => {
  const codes = new Set(all.problems.map(({ code }) => code));
  expect([...codes]).toEqual(
    expect.arrayContaining([
      'unknown-dictionary',
      'unused-document',
      'shared-table',
      'unknown-widget',
      'not-canonical',
    ]),
  );
});

test.each(mine.map(({ path }) => path))('%s checked alone has the problems that it has among all', (path) => {
  const key = keyOfPath(path);
  if (!key) throw new Error(`${path} is the path of a document.`);
  const alone = checkedAsPages(files, new Set([key]));
  expect(alone.problems).toEqual(all.problems.filter(({ document }) => document === key));
});
