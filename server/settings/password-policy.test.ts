import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import english from '../../src/schema/locale/en-us.json';
import { isStrongPassword, passwordPolicy } from './password-policy.ts';

const document: { rules: { name: string; pattern: string; message: Record<string, string> }[] } = JSON.parse(
  readFileSync('schemas/system/system.rules.json', 'utf8'),
);
const rules = document.rules.filter(({ name }) => name.startsWith('password'));

test('the pages ask for what the server demands, in the same words', () => {
  expect(rules).toHaveLength(3);
  const words = { 'zh-CN': passwordPolicy, 'en-US': english[passwordPolicy] };
  expect(rules.map(({ message }) => message)).toEqual(rules.map(() => words));
});

test.each([
  ['secret-1', true],
  ['密码密码a1密码', true],
  ['secret-', false],
  ['secrets-', false],
  ['secrets1', false],
  ['1234567-', false],
  ['se-1', false],
])('%s', (password, isStrong) => {
  expect(isStrongPassword(password)).toBe(isStrong);
  const byPage = password.length >= 8 && rules.every(({ pattern }) => new RegExp(pattern).test(password));
  expect(byPage).toBe(isStrong);
});
