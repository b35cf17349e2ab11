import { readText } from '../../src/engine/values/index.ts';
import { spoken, spokenLanguage, type Language } from '../locale/index.ts';
import type { CatalogueState } from './catalogue-state.ts';
import { usableModels } from './checked/index.ts';
import { pagesOf } from './pages.ts';

/** A state in another language than Chinese, the language, and the state that it was made of. */
interface Translated {
  language: Language;
  original: CatalogueState;
}

const inEnglish = new WeakMap<CatalogueState, CatalogueState>();
const translated = new WeakMap<CatalogueState, Translated>();

/**
 * A state with the words of its models, pages and titles in a language, that of who asks where none is given. The same
 * object each time; the state itself is in Chinese. What is compared or written down is taken from the state itself.
 */
export function spokenState(state: CatalogueState, language: Language = spokenLanguage()): CatalogueState {
  const original = translated.get(state)?.original ?? state;
  if (language.locale === 'zh-CN') return original;
  const known = inEnglish.get(original) ?? spoken(() => saidAgain(original), language);
  inEnglish.set(original, known);
  translated.set(known, { language, original });
  return known;
}

/** The language that the words of a state are in. */
export function languageOf(state: CatalogueState): Language {
  return translated.get(state)?.language ?? { locale: 'zh-CN' };
}

function saidAgain(state: CatalogueState): CatalogueState {
  const { documents, app } = state;
  const { models } = usableModels(documents);
  const title = readText(app.document?.body['title']) ?? app.title;
  return { ...state, models, pages: pagesOf(documents), app: { ...app, title } };
}
