import fc from 'fast-check';
import { expect, it, vi } from 'vitest';

import { isJsonObject, type JsonObject, type JsonValue } from '../../src/schema/json/index.ts';
import type { SourceFile } from '../../src/schema/parse/index.ts';
import { checkedAsPages } from './checked/index.ts';
import { readFolders } from './folders/index.ts';

vi.setConfig({ testTimeout: 300_000 });

const own = readFolders(['schemas']);
const models = own.filter(({ path }) => path.endsWith('.model.json'));

const change = fc.oneof(
  fc.record({ kind: fc.constantFrom('remove', 'restore'), file: fc.constantFrom(...own) }),
  fc.record({
    kind: fc.constant('set'),
    file: fc.oneof(fc.constantFrom(...own), fc.constantFrom(...models)),
    at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    value: fc.constantFrom<JsonValue>('', 'nothing', 7, true, null, {}, [], 'customer'),
  }),
);
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

function withValue(body: JsonObject, at: number, value: JsonValue): JsonObject {
  const copy = structuredClone(body);
  const places: (() => void)[] = [];
  const visit = (holder: JsonValue): void => {
    if (!isJsonObject(holder)) return Array.isArray(holder) ? holder.forEach(visit) : undefined;
    for (const [key, inner] of Object.entries(holder)) {
      places.push(() => {
        if (value === null) delete holder[key];
        else holder[key] = value;
      });
      visit(inner);
    }
  };
  visit(copy);
  places[Math.floor(at * places.length)]?.();
  return copy;
}

function changed(files: readonly SourceFile[], each: Change): SourceFile[] {
  const others = files.filter(({ path }) => path !== each.file.path);
  if (each.kind === 'remove') return others;
  if (!('at' in each)) return [...others, each.file];
  const body: JsonValue = JSON.parse(each.file.text);
  const text = JSON.stringify(isJsonObject(body) ? withValue(body, each.at, each.value) : body, undefined, 2);
  return [...others, { ...each.file, text }];
}

function problemsOf(files: readonly SourceFile[]): string[] {
  return checkedAsPages(files)
    .problems.map((problem) => JSON.stringify(problem))
    .toSorted();
}

it('reports the same about changed documents as without earlier documents', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 4, maxLength: 4 }), (changes) => {
      let files: SourceFile[] = [...own];
      for (const each of changes) {
        files = changed(files, each);
        const unseen = files.map((file) => ({ ...file }));
        expect(problemsOf(files)).toEqual(problemsOf(unseen));
      }
    }),
    { numRuns: 4 },
  );
});
