import { expect, test } from 'vitest';

import { byteOrder, identifier, InvalidIdentifierError } from './identifiers.ts';

test.each(['a', '_a', 'sys_user', 'a1', 'a'.repeat(63)])('%s is a name', (name) => {
  expect(identifier(name)).toBe(name);
});

test.each(['', '1a', 'A', 'a-b', 'a b', 'a"b', 'a;drop table b', 'a.b', '名', 'a\n', 'a'.repeat(64)])(
  '%j is not a name',
  (name) => {
    expect(() => identifier(name)).toThrow(InvalidIdentifierError);
  },
);

test('an order by bytes takes names only', () => {
  expect(() => byteOrder('a.b"')).toThrow(InvalidIdentifierError);
});
