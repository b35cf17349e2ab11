import { isJsonObject, toPointer, type JsonValue } from '../../json/index.ts';
import type { FieldUse } from '../renamed.ts';

type TextUse = Omit<FieldUse, 'document'>;

/**
 * Returns the places at which the value of a field contains the name: as its text, as one of its texts, or in a comma
 * list. An object contains the settings of a form for the field.
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

/** Returns the places at which the settings of a field contain the name: its default, its value or its choices. */
export function besideField(value: JsonValue, pointer: string, name: string): TextUse[] {
  if (!isJsonObject(value)) return [];
  const member = (key: string): TextUse[] => {
    const inner = value[key];
    return inner === undefined || isJsonObject(inner) ? [] : textUses(inner, pointer + toPointer([key]), name);
  };
  return [...member('default'), ...member('value'), ...member('enum')];
}
