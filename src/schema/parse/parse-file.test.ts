import { afterEach, expect, test } from 'vitest';

import { loadCatalogue, setLocale } from '../../locale/index.ts';
import { bodyOfFile, parseFile } from './parse-file.ts';

const key = 'base/customer.model';
const text = '{ "kind": "model", "formatVersion": 1, "title": "客户"';
const file = { path: `${key}.json`, file: `schemas/${key}.json`, text };

afterEach(() => setLocale('zh-CN'));

test('a file is parsed once, and again only for another language', async () => {
  const catalogue = await loadCatalogue('en-US');
  const first = parseFile(key, file);
  expect(parseFile(key, file)).toBe(first);
  expect(parseFile(key, { ...file })).not.toBe(first);
  setLocale('en-US', catalogue);
  const english = parseFile(key, file);
  expect(english.document.problems[0]?.message).not.toBe(first.document.problems[0]?.message);
});

test('the body of a file is that of its parsed document, in any language', async () => {
  const catalogue = await loadCatalogue('en-US');
  const { body } = parseFile(key, file).document;
  setLocale('en-US', catalogue);
  expect(bodyOfFile(key, file)).toBe(body);
  expect(bodyOfFile(key, { ...file })).toEqual(body);
});
