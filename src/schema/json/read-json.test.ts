import { describe, expect, test } from 'vitest';

import type { JsonValue } from './json-value.ts';
import type { Path } from './pointer.ts';
import { readAt, readItems } from './read-json.ts';

const value: JsonValue = { columns: [{ key: 'name' }, 'text', { '0': 'first' }], title: null };

describe('readAt', () => {
  test.each<[Path, JsonValue | undefined]>([
    [[], value],
    [['columns', 0, 'key'], 'name'],
    [['columns', 2, 0], 'first'],
    [['title'], null],
    [['title', 'text'], undefined],
    [['columns', 3], undefined],
    [['columns', 'length'], undefined],
    [['constructor'], undefined],
    [['columns', 1, 'length'], undefined],
  ])('at %j is %j', (path, found) => {
    expect(readAt(value, path)).toEqual(found);
  });
});

test('the items of a list are its objects', () => {
  expect(readItems(value.columns)).toEqual([{ key: 'name' }, { '0': 'first' }]);
  expect([readItems(value.title), readItems(undefined)]).toEqual([[], []]);
});
