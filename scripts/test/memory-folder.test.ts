import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { makeMemoryFolder } from './memory-folder.ts';

test('a folder in memory is removed with everything in it', () => {
  const parent = mkdtempSync(join(tmpdir(), 'pagewright-memory-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = makeMemoryFolder(parent, { disk: 0, memory: 0 });
  writeFileSync(join(folder?.path ?? '', 'file'), 'x');
  expect(folder?.path.startsWith(parent)).toBe(true);
  folder?.remove();
  expect(existsSync(folder?.path ?? '')).toBe(false);
});

test('without the file system, or with too little room or memory, there is none', () => {
  expect(makeMemoryFolder('/nowhere/at/all')).toBe(undefined);
  expect(makeMemoryFolder(tmpdir(), { disk: 2 ** 60, memory: 0 })).toBe(undefined);
  expect(makeMemoryFolder(tmpdir(), { disk: 0, memory: 2 ** 60 })).toBe(undefined);
});
