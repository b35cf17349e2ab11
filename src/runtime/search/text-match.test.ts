import fc from 'fast-check';
import pinyin from 'pinyin-match';
import { expect, test } from 'vitest';

import { loadTextMatch } from './use-text-match.ts';

test.each([
  ['重庆分公司', 'chongqing', true],
  ['重庆分公司', 'cqfgs', true],
  ['中国银行', 'yinhang', true],
  ['研发部', '研发', true],
  ['研发部', 'YF', true],
  ['研发部', 'xs', false],
  ['Sales', 'sal', true],
  ['Sales', ' LES ', true],
  ['研发部', '', true],
])('%s for "%s": %s', async (text, typed, fits) => {
  const match = await loadTextMatch();
  expect(match(text, typed)).toBe(fits);
});

test('whatever is typed, a name is found as the dictionary of sounds finds it', async () => {
  const match = await loadTextMatch();
  const names = fc.string({ unit: fc.constantFrom(...'重庆分公司研发部长行A1 x'), maxLength: 8 });
  const words = fc.string({ unit: fc.constantFrom(...'chongqifesyaA1 重'), maxLength: 5 });
  fc.assert(
    fc.property(names, words, (name, typed) => {
      const letters = typed.trim();
      const isPart = name.toLowerCase().includes(letters.toLowerCase());
      const sounds = letters !== '' && pinyin.match(name, letters) !== false;
      expect(match(name, typed)).toBe(isPart || (/[a-z]/i.test(letters) && sounds));
    }),
    { numRuns: 2_000 },
  );
});
