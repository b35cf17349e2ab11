import { createStore } from 'jotai/vanilla';
import { afterEach, expect, test } from 'vitest';

import { currentLocale, say, setLocale } from '../../locale/index.ts';
import { createMemoryStorage } from '../browser/testing/memory-storage.ts';
import { keepLanguage, languageAtom } from './language.ts';

afterEach(() => setLocale('zh-CN'));

// covers: limit-locales
test('a language is there before anything is drawn in it, and what had words of another is forgotten by then', async () => {
  const store = createStore();
  const storage = createMemoryStorage();
  const root = { lang: 'zh-CN' };
  const steps: string[] = [];
  const language = keepLanguage(store, storage, root, () => void steps.push(`forgotten in ${store.get(languageAtom)}`));
  store.sub(languageAtom, () => steps.push(`drawn: ${say('新增')}`));
  await language.change('en-US');
  expect(steps).toEqual(['forgotten in zh-CN', 'drawn: Add']);
  expect(root.lang).toBe('en-US');

  setLocale('zh-CN');
  const again = createStore();
  await keepLanguage(again, storage, root, () => undefined).ready;
  expect([again.get(languageAtom), currentLocale()]).toEqual(['en-US', 'en-US']);
});
