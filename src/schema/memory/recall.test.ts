import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { loadCatalogue, setLocale } from '../../locale/index.ts';
import type { DocumentKey, DocumentSet, SourceDocument } from '../documents/document.ts';
import type { JsonObject } from '../json/index.ts';
import { foundOnce } from './found-once.ts';
import { ask, recallByBody } from './recall.ts';

const keys = ['a.form', 'b.form', 'c.form', 'd.form'] as const satisfies DocumentKey[];

function setOf(bodies: ReadonlyMap<DocumentKey, JsonObject>): DocumentSet {
  const documents = new Map<DocumentKey, SourceDocument>(
    [...bodies].map(([key, body]) => [key, { key, id: key.slice(0, 1), kind: 'form', hash: '', body, problems: [] }]),
  );
  return { get: (key) => documents.get(key), keys: () => documents.keys(), isFixed: true };
}

function counting() {
  const counted = { times: 0 };
  const most = foundOnce((documents) =>
    Math.max(...[...documents.keys()].map((key) => Number(documents.get(key)?.body['n'] ?? 0))),
  );
  const sum = ({ body }: SourceDocument, documents: DocumentSet, depth: number): number => {
    counted.times += 1;
    const named = keys.find((key) => key === body['names']);
    const next = named && depth > 0 ? documents.get(named) : undefined;
    const own = Number(body['n'] ?? 0) + (body['counts'] === true ? [...documents.keys()].length : 0);
    const inner = next ? sum(next, documents, depth - 1) : 0;
    return own + inner + (body['asks'] === true ? ask(documents, most) : 0);
  };
  return { counted, sum: (document: SourceDocument, documents: DocumentSet) => sum(document, documents, 3) };
}

const body = fc.record({
  n: fc.integer({ min: 0, max: 3 }),
  names: fc.constantFrom(...keys, 'none'),
  counts: fc.boolean(),
  asks: fc.boolean(),
});
const change = fc.tuple(fc.constantFrom(...keys), fc.option(body));

describe('recallByBody', () => {
  it('gives what finding anew would give, whatever changes', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const { sum } = counting();
        const recalled = recallByBody(sum);
        const inner = recallByBody((document, documents) => recalled(document, documents) * 2);
        const bodies = new Map<DocumentKey, JsonObject>();
        for (const [key, next] of changes) {
          if (next) bodies.set(key, next);
          else bodies.delete(key);
          const documents = setOf(bodies);
          for (const each of bodies.keys()) {
            const document = documents.get(each);
            if (!document) continue;
            expect(recalled(document, documents)).toBe(sum(document, documents));
            expect(inner(document, documents)).toBe(sum(document, documents) * 2);
          }
        }
      }),
    );
  });

  const bodies = new Map<DocumentKey, JsonObject>([
    ['a.form', { n: 1, names: 'b.form' }],
    ['b.form', { n: 2, asks: true }],
    ['c.form', { n: 5 }],
  ]);
  const timesAfter = (key: DocumentKey, next: JsonObject): number => {
    const { counted, sum } = counting();
    const recalled = recallByBody(sum);
    for (const documents of [setOf(bodies), setOf(new Map([...bodies, [key, next]]))]) {
      counted.times = 0;
      const document = documents.get('a.form');
      if (document) recalled(document, documents);
    }
    return counted.times;
  };

  it('finds again only what read something else', () => {
    expect(timesAfter('b.form', { n: 3 })).toBe(2);
    expect(timesAfter('d.form', { n: 3 })).toBe(0);
    expect(timesAfter('c.form', { n: 4 })).toBe(2);
  });

  it('finds once for each language', async () => {
    const { counted, sum } = counting();
    const recalled = recallByBody(sum);
    const document = setOf(bodies).get('c.form');
    const catalogue = await loadCatalogue('en-US');
    for (const locale of ['zh-CN', 'en-US', 'zh-CN', 'en-US'] as const) {
      setLocale(locale, catalogue);
      if (document) recalled(document, setOf(bodies));
    }
    setLocale('zh-CN');
    expect(counted.times).toBe(2);
  });

  it('goes by the answer where it asked of the whole set', () => {
    expect(timesAfter('c.form', { n: 5, names: 'b.form' })).toBe(0);
  });
});
