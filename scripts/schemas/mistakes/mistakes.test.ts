import { afterEach, expect, test } from 'vitest';

import * as validators from '../../../generated/document-validators.js';
import { vocabulary } from '../../../generated/vocabulary.ts';
import { readFolders } from '../../../server/catalogue/folders/index.ts';
import { loadCatalogue, setLocale } from '../../../src/locale/index.ts';
import { checkDocument, checkDocuments, collectNames } from '../../../src/schema/check/index.ts';
import type { DocumentKey, DocumentSet, SourceDocument } from '../../../src/schema/documents/document.ts';
import { parseDocument } from '../../../src/schema/parse/index.ts';
import type { Problem } from '../../../src/schema/problems/problem.ts';
import { correctChangesOf } from './correct-changes-of.ts';
import { mistakesOf, type Mistake } from './mistakes-of.ts';

// For every document of the repository, each name, word, type, key and expression is made wrong in turn, and the check
// must report it at its place. SOAK runs all of them; otherwise every twentieth, with a different offset for each kind
// of mistake.

const step = process.env['SOAK'] ? 1 : 20;

const untold: [reason: string, is: (mistake: Mistake, document: SourceDocument) => boolean][] = [
  ['values that a form carries without a field may have any name', ({ sort }) => sort === 'key of node+free'],
  ['parameters of a list’s own call may have any name', ({ sort }) => sort === 'condition'],
  [
    'the record, the values and the answer that a dialog, a detail or a printed screen gets are its opener’s',
    ({ sort, pointer }, { kind, body }) =>
      sort === 'expression name' && (kind === 'dialog' || body['paper'] !== undefined || /^.details\//.test(pointer)),
  ],
  [
    'trees and queries answer with fields of their own',
    ({ sort }, { kind, body }) => sort === 'field' && kind === 'picker' && body['model'] === undefined,
  ],
  [
    'a column or a condition of a picker with a title of its own shows what the answer has beside the model',
    ({ sort, pointer }, { kind }) =>
      sort === 'field' && kind === 'picker' && /^.(search|columns)\/\d+\/\w+$/.test(pointer),
  ],
  [
    'where the component is implied, a prop names what it names in any component',
    ({ pointer }) => /\/(?:componentProps|cellProps)\/\w+(?:\/\d+)?$/.test(pointer),
  ],
];

const base = checkDocuments(readFolders(['schemas']), validators, vocabulary);

function problemsOf({ body }: Mistake, key: DocumentKey): Problem[] {
  const { document, positions } = parseDocument(key, JSON.stringify(body), validators);
  const documents: DocumentSet = { get: (each) => (each === key ? document : base.get(each)), keys: () => base.keys() };
  const names = collectNames(documents, Object.keys(vocabulary.rules));
  const found = checkDocument(document, positions, documents, names, vocabulary);
  return [...document.problems, ...found];
}

function isTold(mistake: Mistake, key: DocumentKey): boolean {
  return problemsOf(mistake, key).some(({ pointer }) => pointer === mistake.pointer);
}

function chosen(): { key: DocumentKey; document: SourceDocument; mistake: Mistake }[] {
  const counts = new Map<string, number>();
  return [...base.keys()].flatMap((key) => {
    const document = base.get(key);
    if (!document) return [];
    return mistakesOf(document.kind, document.body)
      .map((mistake) => ({ key, document, mistake }))
      .filter(({ mistake: { sort } }) => {
        const count = counts.get(sort) ?? 0;
        counts.set(sort, count + 1);
        return count % step === 0;
      });
  });
}

test('the documents as they are have nothing wrong', () => {
  expect(base.problems).toEqual([]);
});

test('of the mistakes in every document 98 % are reported at their place, and the rest have a known reason', () => {
  const all = chosen();
  const missed = all.filter(({ key, mistake }) => !isTold(mistake, key));
  const share = 1 - missed.length / all.length;
  console.log(`${all.length - missed.length} of ${all.length} mistakes reported: ${(share * 100).toFixed(2)} %`);
  for (const [reason, is] of untold) {
    const count = missed.filter(({ mistake, document }) => is(mistake, document)).length;
    if (count > 0) console.log(`${count} untold: ${reason}`);
  }
  const unexplained = missed.filter(({ mistake, document }) => !untold.some(([, is]) => is(mistake, document)));
  expect(unexplained.map(({ key, mistake: { sort, pointer } }) => `${key} ${pointer} (${sort})`)).toEqual([]);
  expect(share).toBeGreaterThanOrEqual(0.98);
});

const mostChanges = process.env['SOAK'] ? Number.POSITIVE_INFINITY : 500;

test('of 500 correct changes at most one is reported as a mistake', () => {
  const all = [...base.keys()].flatMap((key) => {
    const document = base.get(key);
    return document ? correctChangesOf(document.kind, document.body).map((change) => ({ key, change })) : [];
  });
  const apart = Math.max(1, Math.floor(all.length / mostChanges));
  const some = all.filter((_, index) => index % apart === 0).slice(0, mostChanges);
  const problems = some.flatMap(({ key, change }) => {
    const [problem] = problemsOf(change, key).filter(({ severity }) => severity === 'error');
    return problem ? [`${key} ${change.pointer} (${change.sort}): ${problem.code} ${problem.pointer}`] : [];
  });
  console.log(`${problems.length} of ${some.length} correct changes reported as mistakes`);
  expect(problems.length > 1 ? problems : []).toEqual([]);
  expect(some.length).toBeGreaterThanOrEqual(500);
});

afterEach(() => setLocale('zh-CN'));

// covers: limit-locales
test('in English no mistake is reported in Chinese words except those of the document itself', async () => {
  setLocale('en-US', await loadCatalogue('en-US'));
  const words = /[\u4e00-\u9fff]+/g;
  const some = chosen().filter((_, index) => index % 4 === 0);
  const foreign = some.flatMap(({ key, mistake }) => {
    const written = JSON.stringify(mistake.body);
    const messages = problemsOf(mistake, key).map(({ message, expected = '' }) => `${message} ${expected}`);
    return messages.filter((each) => each.match(words)?.some((word) => !written.includes(word)));
  });
  expect(some.length).toBeGreaterThan(200);
  expect(foreign).toEqual([]);
});
