import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { vocabulary } from '../../generated/vocabulary.ts';
import { readDocuments, readFolders } from '../../server/catalogue/index.ts';
import { resolveForm, runFormTests } from '../../src/engine/form/index.ts';
import type { JsonObject } from '../../src/schema/json/index.ts';

const guides = ['FORMAT.md', 'FORMAT.en.md', 'EXPRESSIONS.md', 'EXPRESSIONS.en.md', 'recipes.md'];

const examples = guides.flatMap((guide) => {
  const fences = readFileSync(join('docs', guide), 'utf8').matchAll(/```json ?\S*\n([\s\S]*?)```/g);
  return [...fences].map(([, text = '']) => ({ guide, text }));
});

const forms = examples.flatMap(({ guide, text }): { guide: string; title: string; body: JsonObject }[] => {
  const body: JsonObject = text.startsWith('{') ? JSON.parse(text) : {};
  return body['kind'] === 'form' ? [{ guide, title: String(body['title']), body }] : [];
});

const { documents } = readDocuments(readFolders(['schemas']));

function outcome(body: JsonObject, document: string) {
  const resolved = resolveForm({ document, pointer: '', body }, documents, vocabulary);
  const tests = runFormTests(resolved, body);
  return {
    count: tests.length,
    failed: tests.flatMap(({ title, failed }) => failed.map(({ message }) => [title, message])),
  };
}

describe('an example of a form does what its tests promise', () => {
  test.each(forms)('$guide: $title', ({ body }) => {
    const { count, failed } = outcome(body, 'guide/example.form');
    expect(count).toBeGreaterThan(0);
    expect(failed).toEqual([]);
  });
});

test('reactions are shown in whole forms, so that their tests run', () => {
  const fragments = examples.filter(({ text }) => text.includes('"x-reactions"') && !text.startsWith('{'));
  expect(fragments).toEqual([]);
  expect(JSON.stringify(forms)).toContain('"x-reactions"');
});

test.each(examples.filter(({ text }) => text.startsWith('"tests"')))(
  '$guide: tests by themselves hold in the orders',
  ({ text }) => {
    const order = documents.get('sales/order.form')?.body ?? {};
    const { count, failed } = outcome({ ...order, ...JSON.parse(`{${text}}`) }, 'sales/order.form');
    expect(count).toBeGreaterThan(0);
    expect(failed).toEqual([]);
  },
);
