import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

import { parseJson, type JsonValue } from '../json/index.ts';
import { printDocument } from '../printer/print-document.ts';
import { defineMigration, type Migration } from './define-migration.ts';
import { migrateDocument } from './migrate-document.ts';
import { CURRENT_FORMAT_VERSION, migrations } from './migrations.ts';

const sources = import.meta.glob<string>('./fixtures/v*/*.json', { eager: true, query: '?raw', import: 'default' });
const results = import.meta.glob<string>('./fixtures/v*/expected/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const fixtures = Object.entries(sources).map(([path, text]) => ({
  name: path.replace('./fixtures/', ''),
  document: read(text),
  expected: results[path.replace(basename(path), `expected/${basename(path)}`)],
}));

function read(text: string): JsonValue {
  const { value, problems } = parseJson(text);
  if (value === undefined || problems.length > 0) throw new Error(problems[0]?.message);
  return value;
}

function unexercised(registered: readonly Migration[]): string[] {
  const print = (steps: readonly Migration[]) =>
    fixtures.map(({ document }) => printDocument(migrateDocument(document, steps).value));
  const complete = print(registered);
  const changesNothing = (step: Migration) =>
    print(registered.filter((other) => other !== step)).join() === complete.join();
  return registered.filter(changesNothing).map((step) => step.name);
}

describe('the frozen fixtures', () => {
  it.each(fixtures)('$name comes out as expected', ({ document, expected }) => {
    const { value, problem } = migrateDocument(document);
    expect(problem).toBeUndefined();
    expect(printDocument(value)).toBe(expected && printDocument(read(expected)));
  });

  it.each(fixtures)('$name is migrated once: a second time changes nothing', ({ document }) => {
    const { value } = migrateDocument(document);
    expect(migrateDocument(value)).toEqual({ value, applied: [] });
  });

  it('are there for every version before the current one', () => {
    const versions = new Set(fixtures.map(({ name }) => name.split('/')[0]));
    expect([...versions].toSorted((a = '', b = '') => (a < b ? -1 : 1))).toEqual(
      Array.from({ length: CURRENT_FORMAT_VERSION }, (_, version) => `v${version}`),
    );
    expect(Object.keys(results)).toHaveLength(fixtures.length);
  });
});

describe('the registered migrations', () => {
  it('are each exercised by a fixture', () => {
    expect(unexercised(migrations)).toEqual([]);
  });

  it('would be told if one was not', () => {
    const idle = defineMigration({
      kind: 'list',
      from: 0,
      name: 'idle',
      title: '什么也不做',
      migrate: (body) => ({ ...body }),
    });
    expect(unexercised([...migrations, idle])).toEqual(['idle']);
  });

  it('have unique kebab-case names, a title, and a version to start from', () => {
    const names = migrations.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, title, from } of migrations) {
      expect(name).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
      expect(title).not.toBe('');
      expect(from).toBeGreaterThanOrEqual(0);
      expect(from).toBeLessThan(CURRENT_FORMAT_VERSION);
    }
  });
});
