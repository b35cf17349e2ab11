import { say } from '../../../locale/index.ts';
import { decimalFrom } from '../../../schema/decimal/decimal.ts';
import type { ResolvedColumn } from '../../columns/resolved-column.ts';
import type { FieldOption } from '../../model/index.ts';
import {
  DATE,
  formatDate,
  numberValue,
  quoted,
  readDate,
  readDateText,
  readNumberText,
  separated,
  type DateReading,
} from '../../values/index.ts';
import {
  columnValue,
  editingKind,
  emptyValue,
  isSearched,
  takesSeveral,
  toggleValues,
  usualFormat,
} from '../columns/index.ts';

/**
 * The meaning of a pasted text in a column: its value, the name of a record to look up, or the reason why it does not
 * fit.
 */
export type PastedValue = { value: unknown } | { lookUp: string } | { misfit: string };

/**
 * Parses a text as the column's value: amounts with commas and currency signs, days in common notations, options by
 * label.
 * @param isTyped true if it was typed, not copied: `100*3+5` is calculated, and a number in brackets is not negative.
 */
export function valueFromText(
  column: ResolvedColumn,
  pasted: string,
  options: readonly FieldOption[] | undefined = column.options,
  isTyped = false,
): PastedValue {
  const text = pasted.trim();
  if (text === '') return { value: emptyValue(column) };
  switch (editingKind(column)) {
    case 'toggle':
      return toggleFrom(column, text);
    case 'number':
      return numberFrom(column, text, isTyped);
    case 'date':
      return dateFrom(column, text);
    case 'choice':
      return isSearched(column) ? { lookUp: text } : choiceFrom(column, text, options);
    case 'reference':
    case 'file':
      return { lookUp: text };
    case 'pick':
      // A report's rows have no other name than the value that is taken from them.
      return columnValue(column) === 'report-row' ? { value: text } : { lookUp: text };
    default:
      if (columnValue(column) === 'tags') return { value: separated(text) };
      return { value: columnValue(column) === 'long-text' ? pasted : text.replaceAll(/\s*[\r\n]+\s*/g, ' ') };
  }
}

const yes = new Set(['是', 'true', '1', 'y', 'yes', '√', '✓', '☑']);
const no = new Set(['否', 'false', '0', 'n', 'no', '×', '✗', '☐']);

function toggleFrom(column: ResolvedColumn, text: string): PastedValue {
  const [on, off] = toggleValues(column);
  const plain = text.toLowerCase();
  if (text === String(on) || (text !== String(off) && yes.has(plain))) return { value: on };
  if (text === String(off) || no.has(plain)) return { value: off };
  return { misfit: say('{quoted}不是“是”或“否”', { quoted: quoted(text) }) };
}

function numberFrom({ field, componentProps }: ResolvedColumn, text: string, isTyped: boolean): PastedValue {
  const { scale = field.scale, unit = field.unit } = componentProps;
  const places = typeof scale === 'number' ? scale : undefined;
  const known = typeof unit === 'string' ? unit : undefined;
  const read = readNumberText(
    text,
    isTyped ? { unit: known, scale: places, arithmetic: true } : { unit: known, accounting: true },
  );
  if ('problem' in read) return { misfit: read.problem };
  const decimal = decimalFrom(read.value);
  // Digits beyond the column's decimal places are kept, and reported by its check.
  return { value: decimal ? numberValue(decimal, places) : null };
}

function dateFrom(column: ResolvedColumn, text: string): PastedValue {
  const { format, valueFormat } = column.componentProps;
  const usual = usualFormat(column);
  const own = typeof format === 'string' ? readDate(text, format) : undefined;
  const read = readDateText(own ? formatDate(own, usual) : text, dateReading(column));
  if (!('value' in read)) return { misfit: read.problem };
  if (typeof valueFormat !== 'string' || valueFormat === '') return { value: read.value };
  const moment = readDate(String(read.value), usual ?? DATE);
  return { value: valueFormat === 'timestamp' ? moment?.getTime() : formatDate(moment, valueFormat) };
}

function dateReading(column: ResolvedColumn): DateReading {
  const kind = columnValue(column);
  if (kind === 'time' || kind === 'date-time') return kind;
  const { picker } = column.componentProps;
  return picker === 'month' || picker === 'quarter' || picker === 'year' ? picker : 'date';
}

function choiceFrom(column: ResolvedColumn, text: string, options: readonly FieldOption[] | undefined): PastedValue {
  const find = (part: string) =>
    options?.find(({ label }) => label === part) ?? options?.find(({ value }) => String(value) === part);
  const whole = find(text);
  const { allowInput, tags, joined } = column.componentProps;
  const isFree = allowInput === true || tags === true;
  if (!takesSeveral(column)) {
    if (whole) return whole.disabled ? disabledOption(text) : { value: whole.value };
    return isFree ? { value: text } : { misfit: say('没有{quoted}这个选项', { quoted: quoted(text) }) };
  }
  const parts = whole ? [text] : text.split(/[、,，;；]/).map((part) => part.trim());
  const disabled = parts.find((part) => find(part)?.disabled);
  if (disabled !== undefined) return disabledOption(disabled);
  const found = parts.map((part) => find(part)?.value ?? (isFree ? part : undefined));
  const missing = parts.find((_, index) => found[index] === undefined);
  if (missing !== undefined) return { misfit: say('没有{quoted}这个选项', { quoted: quoted(missing) }) };
  const values = found.flatMap((value) => value ?? []);
  return { value: column.field.type === 'array' || joined === false ? values : values.join(',') };
}

function disabledOption(text: string): PastedValue {
  return { misfit: say('{quoted}已停用，不能选', { quoted: quoted(text) }) };
}
