import type { ResolvedColumn } from '../../../engine/list/index.ts';
import type { FieldOption } from '../../../engine/model/index.ts';
import { splitList } from '../../../engine/values/index.ts';
import { isJsonObject, type JsonValue } from '../../../schema/json/index.ts';
import { cellText, serverText } from '../../cell-text/cell-value.ts';

export interface DictionaryTag {
  value: string;
  text: string;
  color: string | undefined;
}

/**
 * Returns one tag for each value. Texts come from the server's `<field>_dictText`, else from the options (the
 * dictionary's or the field's); colours from the column's `colors`, else from the options.
 */
export function dictionaryTags(
  value: JsonValue | undefined,
  record: Record<string, unknown>,
  column: Pick<ResolvedColumn, 'key' | 'cellProps'>,
  options: readonly FieldOption[],
): DictionaryTag[] {
  const whole = cellText(value);
  const known = options.some((option) => String(option.value) === whole);
  const values = whole === '' ? [] : known ? [whole] : Array.isArray(value) ? value.map(cellText) : splitList(whole);
  const texts = serverText(record, column.key);
  const parts = texts === undefined ? [] : values.length === 1 ? [texts] : splitList(texts);
  return [...new Set(values)].map((single, index) => {
    const option = options.find((candidate) => String(candidate.value) === single);
    const text = parts.length === values.length ? parts[index] : undefined;
    return {
      value: single,
      text: text ?? option?.label ?? single,
      color: colorOf(single, column.cellProps['colors']) ?? option?.color,
    };
  });
}

/** Returns the colour of a value in a column's `colors`. */
export function colorOf(value: string, colors: JsonValue | undefined): string | undefined {
  const entries = Array.isArray(colors) ? colors.filter(isJsonObject) : [];
  const color = entries.find((entry) => String(entry['value']) === value)?.['color'];
  return typeof color === 'string' ? color : undefined;
}
