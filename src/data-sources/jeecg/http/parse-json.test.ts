import fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseExact } from './parse-exact.ts';
import { parseJson } from './parse-json.ts';

test.each([
  ['{"id":1750128461040648193}', { id: '1750128461040648193' }],
  ['[ -1750128461040648193 ]', ['-1750128461040648193']],
  ['[0.12345678901234567890]', ['0.12345678901234567890']],
  ['[1e400,\n1E400]', ['1e400', '1E400']],
  ['1750128461040648193', '1750128461040648193'],
  ['{"id":"1750128461040648193","n":12.5}', { id: '1750128461040648193', n: 12.5 }],
])('keeps what a double cannot hold: %s', async (text, value) => {
  expect(await parseJson(text)).toEqual(value);
});

test('reads every JSON text as the exact parser does', async () => {
  const numbers = fc
    .tuple(
      fc.bigInt({ min: -(10n ** 22n), max: 10n ** 22n }),
      fc.constantFrom('', '.5', 'e3', '.25E-7', '.0000000000000000001'),
    )
    .map(([whole, rest]) => `${whole}${rest}`);
  const texts = fc.oneof(
    fc.json(),
    fc.array(numbers).map((all) => `[${all.join(', ')}]`),
    fc.dictionary(fc.constantFrom('a', 'b', ':12345678901234567890'), numbers).map(
      (all) =>
        `{${Object.entries(all)
          .map(([key, number]) => `"${key}":${number}`)
          .join(',')}}`,
    ),
  );
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      expect(await parseJson(text)).toEqual(parseExact(text));
    }),
  );
});

test('rejects what is no JSON', async () => {
  await expect(parseJson('{"a":')).rejects.toThrow(SyntaxError);
});
