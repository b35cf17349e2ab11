import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import * as validators from '../../generated/document-validators.js';
import { vocabulary } from '../../generated/vocabulary.ts';
import { readDocuments } from '../../server/catalogue/index.ts';
import { documentKinds } from '../../src/schema/documents/document.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/schema/json/index.ts';
import { parseDocument } from '../../src/schema/parse/index.ts';

const guides = ['FORMAT.md', 'FORMAT.en.md'] as const;

function examplesOf(guide: string): { path: string; text: string }[] {
  const fences = readFileSync(join('docs', guide), 'utf8').matchAll(/```json ?(\S*)\n([\s\S]*?)```/g);
  return [...fences].map(([, path = '', text = '']) => ({ path, text }));
}

const envelope = ['$schema', 'kind', 'formatVersion', 'title'];

const documents = examplesOf(guides[0]).flatMap(({ text }): { kind: string; body: JsonObject }[] => {
  if (!text.startsWith('{')) return [];
  const body: JsonValue = JSON.parse(text);
  const isMoreThanEnvelope = isJsonObject(body) && Object.keys(body).some((key) => !envelope.includes(key));
  return isMoreThanEnvelope ? [{ kind: String(body['kind']), body }] : [];
});

test('the guides of the format show the same examples in both languages', () => {
  expect(examplesOf(guides[1])).toEqual(examplesOf(guides[0]));
});

test.each(guides)('%s lists the built-in rules, and no others', (guide) => {
  const [, section = ''] = readFileSync(join('docs', guide), 'utf8').split(/^## rules.*$/m);
  const rows = [...(section.split(/^## /m)[0] ?? '').matchAll(/^\| `([\w-]+)`\s*\|/gm)].map(([, name]) => name);
  expect(rows).toEqual(Object.keys(vocabulary.rules));
});

test('every kind has an example', () => {
  const shown = new Set(documents.map(({ kind }) => kind));
  expect(documentKinds.filter((kind) => !shown.has(kind))).toEqual([]);
});

describe('an example of a whole document is right', () => {
  test.each(documents)('$kind: $body.title', ({ kind, body }) => {
    const known = documentKinds.find((each) => each === kind);
    expect(known).toBeDefined();
    const { document } = parseDocument(`guide/example.${known ?? 'app'}`, JSON.stringify(body), validators);
    expect(document.problems.filter(({ code }) => code !== 'not-canonical')).toEqual([]);
  });
});

describe('the idioms', () => {
  const files = examplesOf(guides[0]).filter(({ path }) => path !== '');

  test('are complete documents that the server works with', () => {
    const { documents, models } = readDocuments(files.map(({ path, text }) => ({ path, file: path, text })));
    expect(documents.problems.filter(({ code }) => !['not-canonical', 'unused'].includes(code))).toEqual([]);
    expect([...documents.keys()].map(String).toSorted()).toEqual(
      files.map(({ path }) => path.replace('.json', '')).toSorted(),
    );
    const ofModels = files.flatMap(({ path }) => (path.endsWith('.model.json') ? path.replace('.model.json', '') : []));
    expect([...models.keys()].toSorted()).toEqual(ofModels.toSorted());
  });

  test('show a limit, several approvals, and what is left of a quantity', () => {
    const bodies: JsonObject[] = files.map(({ text }) => JSON.parse(text));
    const keys = bodies.flatMap((body) => Object.keys(body));
    expect(keys).toEqual(expect.arrayContaining(['states', 'postings', 'balanceOf']));
    expect(JSON.stringify(bodies)).toMatch(/"min":\{"amount":0\}.*"approve".*"minimum":0\}/);
  });
});

test.each(guides)('%s leads to pages that exist, and to places in them', (guide) => {
  const text = readFileSync(join('docs', guide), 'utf8');
  const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#([^)]+))?\)/g)].map(([, file = '', anchor]) => ({ file, anchor }));
  const lost = links.filter(({ file, anchor }) => {
    const path = join('docs', file);
    return !existsSync(path) || (anchor !== undefined && !readFileSync(path, 'utf8').includes(`id="${anchor}"`));
  });
  expect(links.length).toBeGreaterThan(5);
  expect(lost).toEqual([]);
});
