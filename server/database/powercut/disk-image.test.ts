import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { seededRandom } from '../testing/random.ts';
import { rebuildAfterCut } from './disk-image.ts';
import type { Operation } from './recording-file-system.ts';

function contents(operations: Operation[], random: () => number, paths: string[]): (string | undefined)[] {
  const root = mkdtempSync(join(tmpdir(), 'pagewright-image-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const [base, image] = [join(root, 'base'), join(root, 'image')];
  mkdirSync(base);
  writeFileSync(join(base, 'a'), 'old');
  rebuildAfterCut(base, image, { operations, cut: operations.length, random });
  return paths.map((path) => (existsSync(join(image, path)) ? readFileSync(join(image, path), 'utf8') : undefined));
}

const write = (path: string, text: string): Operation => ({
  kind: 'write',
  path,
  position: 0,
  bytes: Buffer.from(text),
});
const sync = (path: string): Operation => ({ kind: 'sync', path });
const loses = (): number => 0;
const keeps = (): number => 0.99;

test('a write that was synchronised is there, one that was not may be missing', () => {
  expect(contents([write('a', 'new')], loses, ['a'])).toEqual(['old']);
  expect(contents([write('a', 'new')], keeps, ['a'])).toEqual(['new']);
  expect(contents([write('a', 'new'), sync('a')], loses, ['a'])).toEqual(['new']);
  expect(contents([sync('a'), write('a', 'new')], loses, ['a'])).toEqual(['old']);
});

test('a synchronised write stays with its file through a rename', () => {
  const renamed: Operation[] = [write('a', 'new'), { kind: 'rename', path: 'a', to: 'b' }, sync('b')];
  expect(contents(renamed, loses, ['a', 'b'])).toEqual([undefined, 'new']);
});

test('a file made later under the same name does not make the removed one durable', () => {
  const replaced: Operation[] = [
    write('a', 'lost'),
    { kind: 'rename', path: 'a', to: 'b' },
    { kind: 'create', path: 'a', folder: false },
    write('a', 'new'),
    sync('a'),
  ];
  expect(contents(replaced, loses, ['a', 'b'])).toEqual(['new', 'old']);
});

test('a creation that no synchronisation follows may be missing, with what was written to it', () => {
  const created: Operation[] = [{ kind: 'create', path: 'b', folder: false }, write('b', 'new')];
  expect(contents([sync('a'), ...created], loses, ['b'])).toEqual([undefined]);
  expect(contents([...created, sync('a')], loses, ['b'])).toEqual(['']);
  expect(contents(created, keeps, ['b'])).toEqual(['new']);
});

test('an unsynchronised write may be torn between sectors', () => {
  const random = seededRandom(7);
  const text = (letter: string): string => letter.repeat(8 * 512);
  const seen = Array.from({ length: 40 }, () => {
    const [content = ''] = contents([write('a', text('o')), sync('a'), write('a', text('n'))], random, ['a']);
    return (
      content
        .match(/(.)\1{511}/g)
        ?.map((sector) => sector.charAt(0))
        .join('') ?? ''
    );
  });
  expect(seen).toContain('oooooooo');
  expect(seen).toContain('nnnnnnnn');
  expect(seen.some((content) => /o/.test(content) && /n/.test(content))).toBe(true);
});
