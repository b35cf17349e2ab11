import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { evaluateExpression } from '../../schema/expressions/index.ts';
import { type JsonValue, readObject } from '../../schema/json/index.ts';

const home: JsonValue = JSON.parse(readFileSync('schemas/system/home.screen.json', 'utf8'));
const node = readObject(readObject(readObject(home)['properties'])['greeting']);
const text = String(readObject(node['x-component-props'])['text']);

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
  const scope = { $now: `2026-11-24 ${hour}:59:00`, $user: { realname: '张伟' } };
  expect(evaluateExpression(text.slice(2, -2), scope)).toBe(`${words}，张伟`);
});
