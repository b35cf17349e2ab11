import type { SourceDocument } from '../../documents/document.ts';
import { isJsonObject, toPointer, type JsonValue } from '../../json/index.ts';

/**
 * Returns the pointers of the members `permission` of lists, columns and the like that equal the given prefix of
 * permissions.
 */
export function prefixTexts({ kind, body }: SourceDocument, prefix: string): string[] {
  const found: string[] = [];
  const walk = (value: JsonValue, pointer: string): void => {
    if (Array.isArray(value)) value.forEach((item, index) => walk(item, pointer + toPointer([index])));
    if (!isJsonObject(value)) return;
    for (const [key, member] of Object.entries(value)) {
      if (key === 'permission' && member === prefix && !(kind === 'model' && pointer === ''))
        found.push(`${pointer}/permission`);
      walk(member, pointer + toPointer([key]));
    }
  };
  walk(body, '');
  return found;
}
