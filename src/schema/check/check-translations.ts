import type { DocumentSet, SourceDocument } from '../documents/document.ts';
import { recallByBody } from '../documents/recall.ts';
import { isJsonObject, type JsonValue } from '../json/index.ts';
import { visitDocument } from '../references/index.ts';

/** A note for configurators, which no page shows. */
const note = '/description';

/**
 * The texts of a document that have no English although others of it have, as pointers: somebody began to translate it.
 * A document that speaks one language is as its authors want it.
 */
export const findUntranslated = recallByBody((document: SourceDocument, documents: DocumentSet): string[] => {
  const missing: string[] = [];
  let isTranslated = false;
  visitDocument(document, documents, {
    text({ value, pointer }) {
      if (pointer === note) return;
      if (hasEnglish(value)) isTranslated = true;
      else if (isChinese(value)) missing.push(pointer);
    },
  });
  return isTranslated ? missing : [];
});

function hasEnglish(value: JsonValue): boolean {
  return isJsonObject(value) && typeof value['en-US'] === 'string' && value['en-US'] !== '';
}

function isChinese(value: JsonValue): boolean {
  const words = isJsonObject(value) ? value['zh-CN'] : value;
  // What stands in an expression may be data, which is the same in all languages.
  return typeof words === 'string' && /[\u4e00-\u9fff]/.test(words.replace(/\{\{[\s\S]*?\}\}/g, ''));
}
