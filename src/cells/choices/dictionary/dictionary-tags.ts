import type { DictionaryCellProps } from '../../../../generated/props.ts';
import type { FieldOption } from '../../../engine/model/index.ts';
import { splitList } from '../../../engine/values/index.ts';
import type { JsonValue } from '../../../schema/json/index.ts';
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
  { key, colors }: { key: string } & Pick<DictionaryCellProps, 'colors'>,
  options: readonly FieldOption[],
): DictionaryTag[] {
  const whole = cellText(value);
  const known = options.some((option) => String(option.value) === whole);
  const values = whole === '' ? [] : known ? [whole] : Array.isArray(value) ? value.map(cellText) : splitList(whole);
  const texts = serverText(record, key);
  const parts = texts === undefined ? [] : values.length === 1 ? [texts] : splitList(texts);
  return [...new Set(values)].map((single, index) => {
    const option = options.find((candidate) => String(candidate.value) === single);
    const text = parts.length === values.length ? parts[index] : undefined;
    return {
      value: single,
      text: text ?? option?.label ?? single,
      color: colorOf(single, colors) ?? option?.color,
    };
  });
}

/** Returns the colour of a value in a column's `colors`. */
export function colorOf(value: string, colors: DictionaryCellProps['colors'] = []): string | undefined {
  return colors.find((entry) => String(entry.value) === value)?.color;
}
