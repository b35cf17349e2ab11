import type { SourceDocument } from '../documents/document.ts';
import { isJsonObject, toPointer, type JsonValue } from '../json/index.ts';
import { canExplode, isPattern } from '../patterns/can-explode.ts';

/**
 * Keys under which a `pattern` is not a regular expression: a number's, and an editable table's, which has names for
 * patterns.
 */
const otherPatterns = new Set(['x-number', 'validateRules']);

/** Finds the patterns of a document whose run time can explode in a browser. Returns their pointers. */
export function findExplodingPatterns({ body }: Pick<SourceDocument, 'body'>): string[] {
  const found: string[] = [];
  const visit = (value: JsonValue, path: string[]) => {
    if (Array.isArray(value)) value.forEach((item, index) => visit(item, [...path, String(index)]));
    if (!isJsonObject(value)) return;
    for (const [key, member] of Object.entries(value)) {
      if (otherPatterns.has(key)) continue;
      if (key === 'pattern' && typeof member === 'string' && isPattern(member) && canExplode(member))
        found.push(toPointer([...path, key]));
      visit(member, [...path, key]);
    }
  };
  visit(body, []);
  return found;
}
