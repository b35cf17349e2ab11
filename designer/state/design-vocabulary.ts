import { vocabulary as catalogue } from '../../generated/vocabulary.ts';
import { isJsonObject, type JsonValue } from '../../src/schema/json/index.ts';
import type { Vocabulary, WidgetEntry } from '../../src/schema/vocabulary.ts';
import { titlesOfWidget } from '../model/index.ts';
import { designerWords, type Locale } from '../words/index.ts';

const known = { 'zh-CN': new WeakMap<Vocabulary, Vocabulary>(), 'en-US': new WeakMap<Vocabulary, Vocabulary>() };

/**
 * Returns the registered vocabulary with the catalogue's data for the designer, which pages for users do not load, and
 * with titles and the default options of new fields in a language.
 */
export function designVocabulary(registered: Vocabulary, locale: Locale = 'zh-CN'): Vocabulary {
  const made = known[locale].get(registered);
  if (made) return made;
  const widgets = Object.fromEntries(
    Object.entries(registered.widgets).map(([name, entry]) => {
      const whole = { ...catalogue.widgets[name], ...entry };
      return [name, locale === 'zh-CN' ? whole : translated(whole, titlesOfWidget(name, registered)[locale], locale)];
    }),
  );
  const vocabulary = { ...registered, widgets };
  known[locale].set(registered, vocabulary);
  return vocabulary;
}

function translated(entry: WidgetEntry, title: string, locale: Locale): WidgetEntry {
  const { createField } = entry;
  if (!isJsonObject(createField) || !Array.isArray(createField['enum'])) return { ...entry, title };
  const labelled = (option: JsonValue, index: number): JsonValue =>
    isJsonObject(option) ? { ...option, label: designerWords[locale].option(index + 1) } : option;
  return { ...entry, title, createField: { ...createField, enum: createField['enum'].map(labelled) } };
}
