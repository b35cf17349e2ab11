import { expect, test } from 'vitest';

import { negatedCondition, negationOf } from './negation.ts';

test.each([
  ['!($record.a == 1)', '$record.a == 1'],
  [' !( $record.a || ($record.b) ) ', '$record.a || ($record.b)'],
  ['!(($record.a) || $record.b)', '($record.a) || $record.b'],
  ['!$record.a', undefined],
  ['!($record.a).includes(1)', undefined],
  ['!($record.a) || $record.b', undefined],
  ['$record.a', undefined],
  ['!(', undefined],
])('%s negates %s', (text, condition) => expect(negatedCondition(text)).toBe(condition));

test('the negation of a condition is read again', () =>
  expect(negatedCondition(negationOf("$record.a != ')' || true"))).toBe("$record.a != ')' || true"));
