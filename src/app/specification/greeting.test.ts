import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';

import { inOneLanguage, readObject } from '../../engine/values/index.ts';
import { loadCatalogue, setLocale } from '../../locale/index.ts';
import { evaluateExpression } from '../../schema/expressions/index.ts';
import type { JsonValue } from '../../schema/json/index.ts';

const home: JsonValue = JSON.parse(readFileSync('schemas/system/home.screen.json', 'utf8'));
const node = readObject(readObject(readObject(home)['properties'])['greeting']);
const { text = null } = readObject(node['x-component-props']);

afterEach(() => setLocale('zh-CN'));

const greetingAt = (hour: string, realname: string) =>
  evaluateExpression(String(inOneLanguage(text)).slice(2, -2), {
    $now: `2026-11-24 ${hour}:59:00`,
    $user: { realname },
  });

// covers: limit-greeting
test.each([
  ['00', '早上好'],
  ['08', '早上好'],
  ['09', '上午好'],
  ['11', '上午好'],
  ['12', '中午好'],
  ['13', '中午好'],
  ['14', '下午好'],
  ['19', '下午好'],
  ['20', '晚上好'],
  ['23', '晚上好'],
])('at %s hours the home page says %s', (hour, words) => {
  expect(greetingAt(hour, '张伟')).toBe(`${words}，张伟`);
});

test.each([
  ['00', 'Good morning'],
  ['11', 'Good morning'],
  ['12', 'Good afternoon'],
  ['17', 'Good afternoon'],
  ['18', 'Good evening'],
])('at %s hours it says %s in English', async (hour, words) => {
  setLocale('en-US', await loadCatalogue('en-US'));
  expect(greetingAt(hour, 'Wei')).toBe(`${words}, Wei`);
});
