import { expect, test } from 'vitest';

import { loadTextMatch } from './index.ts';

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
