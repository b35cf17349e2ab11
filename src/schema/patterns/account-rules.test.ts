import { expect, test } from 'vitest';

import { isStrongPassword } from './account-rules.ts';

test.each([
  ['secret-1', true],
  ['密码密码a1密码', true],
  ['secret-', false],
  ['secrets-', false],
  ['secrets1', false],
  ['1234567-', false],
  ['se-1', false],
])('the password “%s” is strong: %s', (password, isStrong) => {
  expect(isStrongPassword(password)).toBe(isStrong);
});
