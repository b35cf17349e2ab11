import { afterEach, expect, test } from 'vitest';

import { loadCatalogue, setLocale } from '../../schema/locale/index.ts';
import { readText } from './json-read.ts';

afterEach(() => setLocale('zh-CN'));

// covers: limit-locales
test.each([
  [{ 'zh-CN': '数量', 'en-US': 'Quantity' }, '数量', 'Quantity'],
  // Words of the interface are not those of documents, which would be half in one language and half in another.
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
