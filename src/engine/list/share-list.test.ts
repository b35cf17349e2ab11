import { describe, expect, test } from 'vitest';

import type { JsonObject } from '../../schema/json/index.ts';
import { resolvePage } from '../kinds/index.ts';
import { documentSet } from '../model/testing/documents.ts';
import { vocabulary } from '../model/testing/vocabulary.ts';
import { resolveList, type ResolvedList } from './index.ts';

const names = Array.from({ length: 60 }, (_, index) => `c${index}`);

function documents(titles: Record<string, string> = {}, list: JsonObject = {}) {
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string', title: `列 ${name}` }]));
  const columns = names.map((key) => ({ key, ...(titles[key] !== undefined && { title: titles[key] }) }));
  return documentSet({
    'base/wide.model': { kind: 'model', formatVersion: 1, title: '宽表', schema: { type: 'object', properties } },
    'base/wide.list': { kind: 'list', formatVersion: 1, model: 'base/wide', columns, ...list },
  });
}

const resolve = (set: ReturnType<typeof documents>, previous?: ResolvedList) =>
  resolveList('base/wide.list', set, vocabulary, {}, previous);

describe('a list that is resolved again', () => {
  test('is the same object where no document changed', () => {
    const previous = resolve(documents());
    expect(resolve(documents(), previous)).toBe(previous);
  });

  test('has one new column of 60 after one title changed', () => {
    const previous = resolve(documents());
    const next = resolve(documents({ c7: '改了' }), previous);
    const known = new Set(previous.columns);
    expect(next.columns.filter((column) => !known.has(column)).map(({ title }) => title)).toEqual(['改了']);
    for (const part of ['model', 'search', 'queryFields', 'toolbar', 'rowActions', 'form', 'endpoints'] as const)
      expect(next[part], part).toBe(previous[part]);
    expect(next).toEqual(resolve(documents({ c7: '改了' })));
  });

  test('keeps its columns when something else changed', () => {
    const previous = resolve(documents());
    const next = resolve(documents({}, { pageSize: 20 }), previous);
    expect(next.pageSize).toBe(20);
    expect(next.columns).toBe(previous.columns);
  });

  test('is the same page where nothing on it changed', () => {
    const page = (set = documents(), previous?: ReturnType<typeof resolvePage>) =>
      resolvePage('base/wide.list', set, vocabulary, {}, previous);
    const previous = page();
    expect(page(documents(), previous)).toBe(previous);
    expect(page(documents({ c1: 'x' }), previous)).not.toBe(previous);
  });
});
