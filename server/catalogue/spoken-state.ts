import { readText } from '../../src/engine/values/index.ts';
import { spoken, spokenLanguage, type Language } from '../locale/index.ts';
import type { CatalogueState } from './catalogue-state.ts';
import { usableModels } from './checked/index.ts';
import { pagesOf } from './pages.ts';

interface Translated {
  language: Language;
  original: CatalogueState;
}

const inEnglish = new WeakMap<CatalogueState, CatalogueState>();
const translated = new WeakMap<CatalogueState, Translated>();

/**
 * Returns a state with the texts of its models, pages and titles in a language, by default that of the current user. It
 * returns the same object each time. The original state is in Chinese; use it for texts that are compared or stored.
 */
export function spokenState(state: CatalogueState, language: Language = spokenLanguage()): CatalogueState {
  const original = translated.get(state)?.original ?? state;
  if (language.locale === 'zh-CN') return original;
  const known = inEnglish.get(original) ?? spoken(() => saidAgain(original), language);
  inEnglish.set(original, known);
  translated.set(known, { language, original });
  return known;
}

export function languageOf(state: CatalogueState): Language {
  return translated.get(state)?.language ?? { locale: 'zh-CN' };
}

function saidAgain(state: CatalogueState): CatalogueState {
  const { documents, app } = state;
  const { models } = usableModels(documents);
  const title = readText(app.document?.body['title']) ?? app.title;
  return { ...state, models, pages: pagesOf(documents), app: { ...app, title } };
}
