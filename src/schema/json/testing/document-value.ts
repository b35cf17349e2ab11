import fc from 'fast-check';

import type { JsonValue } from '../json-value.ts';
import { keyFault, numberFault, textFault } from '../storable.ts';

const shortKey = fc.constantFrom(
  'a',
  'b',
  'c',
  'key',
  'title',
  'x-rules',
  '标题',
  'toString',
  'constructor',
  'a/b',
  '~',
);
const text = fc
  .oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }))
  .filter((value) => !textFault(value));
const number = fc
  .oneof(fc.maxSafeInteger(), fc.double({ noNaN: true, noDefaultInfinity: true }))
  .filter((value) => !numberFault(value) && !Object.is(value, -0));

/** Arbitrary keys that are allowed in documents, with frequent duplicates. */
export function documentKey(): fc.Arbitrary<string> {
  return fc.oneof({ weight: 4, arbitrary: shortKey }, { weight: 1, arbitrary: text.filter((key) => !keyFault(key)) });
}

/** Arbitrary values that are allowed in documents, with objects and arrays both narrower and wider than a line. */
export function documentValue(): fc.Arbitrary<JsonValue> {
  const { value } = fc.letrec<{ value: JsonValue }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      fc.oneof(text, number, fc.boolean(), fc.constant(null)),
      fc.array(tie('value'), { maxLength: 6 }),
      fc
        .uniqueArray(fc.tuple(documentKey(), tie('value')), { selector: ([key]) => key, maxLength: 6 })
        .map((entries) => Object.fromEntries(entries)),
    ),
  }));
  return value;
}
