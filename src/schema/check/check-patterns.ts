import type { SourceDocument } from '../documents/document.ts';
import { isJsonObject, toPointer, type JsonValue } from '../json/index.ts';
import { canExplode, isPattern } from '../patterns/index.ts';

/** Where a `pattern` is something else: of a number, or of an editable table, where signs stand for patterns. */
const otherPatterns = new Set(['x-number', 'validateRules']);

/** The patterns of a document that a browser could take for ever to run, as pointers. */
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
