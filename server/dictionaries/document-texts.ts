import { readObjects, readString, readText } from '../../src/engine/values/index.ts';
import { currentLocale } from '../../src/locale/index.ts';
import type { DocumentSet } from '../../src/schema/documents/document.ts';
import { isJsonObject, type JsonObject } from '../../src/schema/json/index.ts';
import type { TextOfItem } from './dictionaries.ts';

/**
 * Translates the texts of items into the language of the request, as the documents of the dictionaries define them. A
 * stored text that differs from the document's Chinese text was written by a person and stays unchanged.
 */
export function documentTexts(documents: DocumentSet): TextOfItem {
  const texts = new Map<string, JsonObject>();
  for (const key of documents.keys()) {
    const document = documents.get(key);
    const code = document?.kind === 'dictionary' ? readString(document.body['code']) : undefined;
    for (const { item } of readObjects(document?.body['items'])) {
      const { value, text } = item;
      if (code !== undefined && typeof value === 'string' && isJsonObject(text)) texts.set(nameOf(code, value), text);
    }
  }
  return (code, value, text) => {
    if (currentLocale() === 'zh-CN') return text;
    const textOfItem = texts.get(nameOf(code, value));
    return (textOfItem?.['zh-CN'] === text ? readText(textOfItem) : undefined) ?? text;
  };
}

function nameOf(code: string, value: string): string {
  return `${code} ${value}`;
}
