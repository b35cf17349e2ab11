import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { isJsonObject, parseJson } from '../../src/schema/json/index.ts';
import { toTree } from '../../src/schema/tree/index.ts';
import { sourceOf } from './index.ts';

const documents = readdirSync('schemas', { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.json') && !path.startsWith('meta'),
);

it.each(documents)('%s is opened and saved byte for byte', (path) => {
  const text = readFileSync(`schemas/${path}`, 'utf8');
  const { value } = parseJson(text);
  expect(isJsonObject(value) && sourceOf(toTree(value))).toBe(text);
});
