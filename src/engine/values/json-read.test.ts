import { afterEach, expect, test } from 'vitest';

import { loadCatalogue, setLocale } from '../../locale/index.ts';
import { readText } from './json-read.ts';
import { inOneLanguage } from './local-text.ts';

afterEach(() => setLocale('zh-CN'));

// covers: limit-locales
test.each([
  [{ 'zh-CN': '数量', 'en-US': 'Quantity' }, '数量', 'Quantity'],
  // The words of the interface do not apply to documents, which would otherwise mix two languages.
  [{ 'zh-CN': '数量' }, '数量', '数量'],
  ['数量', '数量', '数量'],
  [{ 'en-US': 'Quantity' }, undefined, 'Quantity'],
  [{ 'zh-CN': 1 }, undefined, undefined],
  [['数量'], undefined, undefined],
  [undefined, undefined, undefined],
])('a document that says %j is read as %j, in English as %j', async (value, chinese, english) => {
  expect(readText(value)).toBe(chinese);
  setLocale('en-US', await loadCatalogue('en-US'));
  expect(readText(value)).toBe(english);
});

// covers: limit-locales
test('texts by language inside a value become those of the person, and nothing else changes', async () => {
  const both = { 'zh-CN': '数量', 'en-US': 'Quantity' };
  const other = { 'zh-CN': '数量', scale: 2 };
  expect(inOneLanguage([both, { title: both, other }])).toEqual(['数量', { title: '数量', other }]);
  setLocale('en-US', await loadCatalogue('en-US'));
  expect(inOneLanguage([both, { title: both, other }])).toEqual(['Quantity', { title: 'Quantity', other }]);
  expect(inOneLanguage(other)).toBe(other);
});
