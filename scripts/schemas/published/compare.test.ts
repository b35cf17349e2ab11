import fc from 'fast-check';
import { expect, test } from 'vitest';

import { compareRevisions } from './compare.ts';

const key = 'a/b.list';
const of = (revision: string | undefined) => new Map(revision === undefined ? [] : [[key, revision]]);

test.each([
  ['1', '1', undefined, undefined],
  ['2', '1', '1', 'here'],
  ['1', '2', '1', 'there'],
  ['2', '3', '1', 'both'],
  ['2', '1', undefined, 'both'],
  ['1', undefined, undefined, 'here'],
  [undefined, '1', undefined, 'there'],
  [undefined, '1', '1', 'here'],
  ['1', undefined, '1', 'there'],
  ['2', undefined, '1', 'both'],
])('%s here and %s there after %s has changed %s', (here, there, base, where) => {
  const expected = where === undefined ? [] : [{ key, where }];
  expect(compareRevisions([key], of(here), of(there), of(base))).toEqual(expected);
});

test('nothing differs from itself, and the sides mirror each other', () => {
  const revision = fc.option(fc.constantFrom('1', '2', '3'), { nil: undefined });
  fc.assert(
    fc.property(revision, revision, revision, (one, other, base) => {
      expect(compareRevisions([key], of(one), of(one), of(base))).toEqual([]);
      const mirrored = { here: 'there', there: 'here', both: 'both' } as const;
      const back = compareRevisions([key], of(other), of(one), of(base));
      expect(compareRevisions([key], of(one), of(other), of(base))).toEqual(
        back.map(({ where }) => ({ key, where: mirrored[where] })),
      );
    }),
  );
});
