import type { DocumentSet, SourceDocument } from '../documents/document.ts';
import { isJsonObject, type JsonValue } from '../json/index.ts';
import { recallByBody } from '../memory/recall.ts';
import { visitDocument } from '../references/index.ts';

/** A note for configurators, which is not shown on any page. */
const note = '/description';

/**
 * Finds the texts of a document that have no English while others in it have: its translation is incomplete. Returns
 * their pointers. Nothing is reported for a document in one language.
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
  // Text inside an expression may be data, which is the same in all languages.
  return typeof words === 'string' && /[\u4e00-\u9fff]/.test(words.replace(/\{\{[\s\S]*?\}\}/g, ''));
}
