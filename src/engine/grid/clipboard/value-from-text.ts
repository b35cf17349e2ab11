import { decimalFrom, decimalToNumber, decimalToText } from '../../../schema/decimal/index.ts';
import type { ResolvedColumn } from '../../list/index.ts';
import type { FieldOption } from '../../model/index.ts';
import { DATE, DATE_TIME, TIME, formatDate, isDateText, readDate, separated } from '../../values/index.ts';
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
  return { misfit: `“${shortened(text)}”不是“是”或“否”` };
}

function numberFrom({ field }: ResolvedColumn, text: string): PastedValue {
  const narrow = text.replaceAll(/[０-９．－（），％]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
  const plain = narrow.replaceAll(/[,\s¥￥$€]/g, '').replace(/^\((.+)\)$/, '-$1');
  // Spreadsheets write nought so where they count money.
  const counted = plain === '-' ? '0' : plain;
  const decimal = decimalFrom(field.unit === '%' ? counted.replace(/%$/, '') : counted);
  if (!decimal) return { misfit: `“${shortened(text)}”不是数字` };
  if (field.scale !== undefined) return { value: decimalToText(decimal, Math.max(field.scale, decimal.scale)) };
  const number = decimalToNumber(decimal);
  return {
    value: decimalToText(decimalFrom(number) ?? decimal) === decimalToText(decimal) ? number : decimalToText(decimal),
  };
}

const dayPattern = /^(\d{4})[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?|月)?(?:[\sT]+(\S+))?$/;
const timePattern = /^(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$/;

/** Days and times as people write them: 2026/1/5, 2026年1月5日, 20260105 8:30. */
function dateFrom(column: ResolvedColumn, text: string): PastedValue {
  const { format, valueFormat } = column.componentProps;
  const usual = usualFormat(column);
  const own = typeof format === 'string' ? readDate(text, format) : undefined;
  const read = usualDate(column, own ? formatDate(own, usual) : text);
  if (!('value' in read) || typeof valueFormat !== 'string' || valueFormat === '') return read;
  const moment = readDate(String(read.value), usual ?? DATE);
  return { value: valueFormat === 'timestamp' ? moment?.getTime() : formatDate(moment, valueFormat) };
}

function usualDate(column: ResolvedColumn, text: string): PastedValue {
  const { picker } = column.componentProps;
  const kind = columnValue(column);
  if (kind === 'time') return checked(timeFrom(text), TIME, text, '时间');
  const plain = text.replace(/^(\d{4})(\d{2})(\d{2})(?!\d)/, '$1-$2-$3');
  const [, year, month = '', day, time] = dayPattern.exec(plain) ?? [];
  const isMonth = picker === 'month' && day === undefined;
  const isYear = picker === 'year' && /^\d{4}年?$/.test(text);
  const date = isYear ? `${text.slice(0, 4)}-01-01` : `${year}-${padded(month)}-${isMonth ? '01' : padded(day ?? '')}`;
  if (kind !== 'date-time') return checked(date, DATE, text, '日期');
  return checked(`${date} ${time === undefined ? '00:00:00' : timeFrom(time)}`, DATE_TIME, text, '日期时间');
}

function timeFrom(text: string): string {
  const [, hours = '', minutes = '', seconds = '0'] = timePattern.exec(text) ?? [];
  return [hours, minutes, seconds].map(padded).join(':');
}

function padded(digits: string): string {
  return digits.padStart(2, '0');
}

function checked(value: string, format: string, text: string, what: string): PastedValue {
  return isDateText(value, format) ? { value } : { misfit: `“${shortened(text)}”不是${what}` };
}

function choiceFrom(column: ResolvedColumn, text: string, options: readonly FieldOption[] | undefined): PastedValue {
  const find = (part: string) =>
    options?.find(({ label }) => label === part) ?? options?.find(({ value }) => String(value) === part);
  const whole = find(text);
  const { allowInput, tags, joined } = column.componentProps;
  const isFree = allowInput === true || tags === true;
  if (!takesSeveral(column)) {
    if (whole) return whole.disabled ? disabledOption(text) : { value: whole.value };
    return isFree ? { value: text } : { misfit: `没有“${shortened(text)}”这个选项` };
  }
  const parts = whole ? [text] : text.split(/[、,，;；]/).map((part) => part.trim());
  const found = parts.map((part) => find(part)?.value ?? (isFree ? part : undefined));
  const missing = parts.find((_, index) => found[index] === undefined);
  if (missing !== undefined) return { misfit: `没有“${shortened(missing)}”这个选项` };
  const values = found.flatMap((value) => value ?? []);
  return { value: column.field.type === 'array' || joined === false ? values : values.join(',') };
}

function disabledOption(text: string): PastedValue {
  return { misfit: `“${shortened(text)}”已停用，不能选` };
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > 20 ? `${characters.slice(0, 20).join('')}…` : text;
}
