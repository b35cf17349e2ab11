import fc from 'fast-check';
import { expect, test } from 'vitest';

import * as validators from '../../generated/document-validators.js';
import { vocabulary } from '../../generated/vocabulary.ts';
import { gate } from '../../src/engine/gate/index.ts';
import { mutate, mutation } from '../../src/engine/gate/testing/mutated-document.ts';
import { shownProblems } from '../../src/engine/kinds/index.ts';
import { checkDocuments, type CheckedDocuments } from '../../src/schema/check/index.ts';
import { documentKey, splitDocumentKey } from '../../src/schema/documents/document.ts';
import { isJsonObject, parseJson } from '../../src/schema/json/index.ts';
import { isDrawnKind } from '../../src/schema/kinds/kinds.ts';
import { tablesOf } from '../records/index.ts';
import { patternProblems, usableModels } from './checked/index.ts';
import { readFolders } from './folders/index.ts';
import { pagesOf } from './pages.ts';

const count = process.env['SOAK'] ? 10_000 : 150;
const seed = Number(process.env['SEED'] ?? 20_261_122);
const files = readFolders(['schemas']);

const scratch = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(30),
  by: fc.constantFrom('', '{', '}', '"', ',', '\u0000', '\ud800', '1e999', '"__proto__":', 'twice'),
});

interface Breaking {
  file: number;
  mutations: Parameters<typeof mutate>[1];
  scratches: readonly { at: number; length: number; by: string }[];
}

const breaking: fc.Arbitrary<Breaking> = fc.record({
  file: fc.nat(files.length - 1),
  mutations: fc.array(mutation, { minLength: 1, maxLength: 6 }),
  scratches: fc.array(scratch, { maxLength: 2 }).map((some) => (some.length === 2 ? some : [])),
});

function broken(text: string, { mutations, scratches }: Breaking): string {
  const { value } = parseJson(text);
  let changed = isJsonObject(value) ? JSON.stringify(mutate(value, mutations), null, 2) : text;
  for (const { at, length, by } of scratches) {
    const start = Math.floor(at * changed.length);
    const hole = changed.slice(start, start + length);
    changed = changed.slice(0, start) + (by === 'twice' ? hole + hole : by) + changed.slice(start + length);
  }
  return changed;
}

function start(documents: CheckedDocuments): void {
  const { models, findings } = usableModels(documents);
  for (const finding of [...findings, ...patternProblems(documents)]) expect(finding.message).not.toBe('');
  expect(pagesOf(documents)).toBeInstanceOf(Array);
  expect(tablesOf(models.values())).toBeInstanceOf(Array);
}

function open(documents: CheckedDocuments, key: string): void {
  const split = splitDocumentKey(key);
  const document = split && documents.get(documentKey(split.id, split.kind));
  if (!document || !isDrawnKind(document.kind)) return;
  const { problems } = gate(document.kind, document.body, vocabulary, { document: key, pointer: '' });
  for (const { message, pointer } of problems) expect([message === '', pointer]).toEqual([false, expect.any(String)]);
  expect(shownProblems(document.key, documents, vocabulary)).toBeInstanceOf(Array);
}

test(`${count} broken documents are told of or accepted, and nothing throws`, () => {
  fc.assert(
    fc.property(breaking, (how) => {
      const file = files[how.file];
      if (!file) return;
      const text = broken(file.text, how);
      const folder = file.path.split('/')[0];
      const around = files.filter(({ path }) => path.split('/')[0] === folder && path !== file.path);
      const documents = checkDocuments([...around, { ...file, text }], validators, vocabulary);
      for (const problem of documents.problems)
        expect(problem).toMatchObject({
          code: expect.any(String),
          message: expect.stringMatching(/./),
          document: expect.any(String),
        });
      const key = file.path.replace(/\.json$/, '');
      if (parseJson(text).value === undefined)
        expect(documents.problems.some(({ document }) => document === key)).toBe(true);
      start(documents);
      open(documents, key);
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    { numRuns: count, seed },
  );
});
