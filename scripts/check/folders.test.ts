import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { checkFolders, mostEntries } from './folders.ts';

let root: string;

beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'pagewright-folders-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function fill(folder: string, entries: number): void {
  mkdirSync(join(root, folder, 'inside'), { recursive: true });
  for (let file = 1; file < entries; file += 1) writeFileSync(join(root, folder, `${file}.ts`), '');
}

test('a folder with as many entries as are allowed is as it should be', () => {
  fill('src/full', mostEntries);
  expect(checkFolders([root])).toEqual([]);
});

test('reports a fuller folder with its path and advice, at any depth', () => {
  fill('src/full', mostEntries);
  fill('src/full/inside', mostEntries + 1);
  expect(checkFolders([root])).toEqual([
    expect.stringMatching(/full\/inside has 26 entries, at most 25 .* move those that belong together/),
  ]);
});

test('packages are not ours to order', () => {
  fill('bench/node_modules', mostEntries + 1);
  expect(checkFolders([root])).toEqual([]);
});
