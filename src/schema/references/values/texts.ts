import { isJsonObject, type JsonValue, toPointer } from '../../json/index.ts';
import type { FieldUse } from '../renamed.ts';

type TextUse = Omit<FieldUse, 'document'>;

/**
 * Where the value of a field says the name: as its text, as one of its texts, in a list with commas. An object is what a form
 * says of the field.
 */
export function textUses(value: JsonValue, pointer: string, name: string): TextUse[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => textUses(item, pointer + toPointer([index]), name));
  if (isJsonObject(value)) return besideField(value, pointer, name);
  if (typeof value !== 'string') return [];
  let start = 0;
  return value.split(',').flatMap((part): TextUse[] => {
    const at = start + part.length - part.trimStart().length;
    start += part.length + 1;
    return part.trim() === name
      ? [{ pointer, atKey: false, start: at, end: at + name.length, renamed: (to) => to }]
      : [];
  });
}

/** Where what stands beside the name of a field says the name: as its default or value, or among its choices. */
export function besideField(value: JsonValue, pointer: string, name: string): TextUse[] {
  if (!isJsonObject(value)) return [];
  const member = (key: string): TextUse[] => {
    const inner = value[key];
    return inner === undefined || isJsonObject(inner) ? [] : textUses(inner, pointer + toPointer([key]), name);
  };
  return [...member('default'), ...member('value'), ...member('enum')];
}
