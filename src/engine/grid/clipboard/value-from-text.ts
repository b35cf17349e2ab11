import { decimalFrom, decimalToNumber, decimalToText } from '../../../schema/decimal/index.ts';
import type { ResolvedColumn } from '../../list/index.ts';
import type { FieldOption } from '../../model/index.ts';
import {
  DATE,
  type DateReading,
  formatDate,
  quoted,
  readDate,
  readDateText,
  readNumberText,
  separated,
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

/** What a pasted text is in a column: its value, the name of a record to look for, or why it does not fit. */
export type PastedValue = { value: unknown } | { lookUp: string } | { misfit: string };

/** Reads a text as the column's value: amounts with commas and currency signs, days as people write them, options by label. */
export function valueFromText(
  column: ResolvedColumn,
  pasted: string,
  options: readonly FieldOption[] | undefined = column.options,
): PastedValue {
  const text = pasted.trim();
  if (text === '') return { value: emptyValue(column) };
  switch (editingKind(column)) {
    case 'toggle':
      return toggleFrom(column, text);
    case 'number':
      return numberFrom(column, text);
    case 'date':
      return dateFrom(column, text);
    case 'choice':
      return isSearched(column) ? { lookUp: text } : choiceFrom(column, text, options);
    case 'reference':
    case 'file':
      return { lookUp: text };
    case 'pick':
      // A report's rows have no other name than what is taken from them.
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
  return { misfit: `${quoted(text)}不是“是”或“否”` };
}

function numberFrom({ field }: ResolvedColumn, text: string): PastedValue {
  const read = readNumberText(text, { unit: field.unit, accounting: true });
  const decimal = 'value' in read ? decimalFrom(read.value) : undefined;
  if (!decimal) return { misfit: 'problem' in read ? read.problem : `${quoted(text)}不是数字` };
  // Places beyond the column's are kept, and told by its check.
  if (field.scale !== undefined) return { value: decimalToText(decimal, Math.max(field.scale, decimal.scale)) };
  const number = decimalToNumber(decimal);
  return {
    value: decimalToText(decimalFrom(number) ?? decimal) === decimalToText(decimal) ? number : decimalToText(decimal),
  };
}

/** Days and times as people write them, or as the column shows them; kept as the column keeps them. */
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
    return isFree ? { value: text } : { misfit: `没有${quoted(text)}这个选项` };
  }
  const parts = whole ? [text] : text.split(/[、,，;；]/).map((part) => part.trim());
  const found = parts.map((part) => find(part)?.value ?? (isFree ? part : undefined));
  const missing = parts.find((_, index) => found[index] === undefined);
  if (missing !== undefined) return { misfit: `没有${quoted(missing)}这个选项` };
  const values = found.flatMap((value) => value ?? []);
  return { value: column.field.type === 'array' || joined === false ? values : values.join(',') };
}

function disabledOption(text: string): PastedValue {
  return { misfit: `${quoted(text)}已停用，不能选` };
}
