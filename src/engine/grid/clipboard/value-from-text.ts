import { say } from '../../../locale/index.ts';
import { decimalFrom } from '../../../schema/decimal/decimal.ts';
import { oncePerObject } from '../../../schema/memory/once-per-object.ts';
import type { ResolvedColumn } from '../../columns/resolved-column.ts';
import type { FieldOption } from '../../model/index.ts';
import { DATE, formatDate, numberValue, readDate, separated } from '../../values/index.ts';
import {
  choiceOptions,
  quoted,
  readChoices,
  readCopiedNumber,
  readDateText,
  readNumberText,
  readYesNo,
  type ChoiceOptions,
  type DateReading,
} from '../../written/index.ts';
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

function toggleFrom(column: ResolvedColumn, text: string): PastedValue {
  const [on, off] = toggleValues(column);
  if (text === String(on)) return { value: on };
  if (text === String(off)) return { value: off };
  const isOn = readYesNo(text);
  if (isOn !== undefined) return { value: isOn ? on : off };
  return { misfit: say('{quoted}不是“是”或“否”', { quoted: quoted(text) }) };
}

function numberFrom({ field, componentProps }: ResolvedColumn, text: string, isTyped: boolean): PastedValue {
  const { scale = field.scale, unit = field.unit } = componentProps;
  const places = typeof scale === 'number' ? scale : undefined;
  const known = typeof unit === 'string' ? unit : undefined;
  const read = isTyped
    ? readNumberText(text, { unit: known, scale: places, arithmetic: true })
    : readCopiedNumber(text, { unit: known });
  if ('problem' in read) return { misfit: read.problem };
  const decimal = decimalFrom(read.value);
  // Digits beyond the column's decimal places are kept, and reported by its check.
  return { value: decimal ? numberValue(decimal, places) : null };
}

function dateFrom(column: ResolvedColumn, text: string): PastedValue {
  const { format, valueFormat } = column.componentProps;
  const usual = usualFormat(column);
  const read = readDateText(text, dateReading(column), { format: typeof format === 'string' ? format : undefined });
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

/** A paste reads thousands of cells with one list of options. */
const choicesOf = oncePerObject((options: readonly FieldOption[]): ChoiceOptions => choiceOptions(options));

function choiceFrom(column: ResolvedColumn, text: string, options: readonly FieldOption[] = []): PastedValue {
  const { allowInput, tags, joined } = column.componentProps;
  const several = takesSeveral(column);
  const read = readChoices(text, choicesOf(options), { several, isFree: allowInput === true || tags === true });
  if ('problem' in read) return { misfit: read.problem };
  const values = read.value ?? [];
  if (!several) return { value: values[0] };
  return { value: column.field.type === 'array' || joined === false ? values : values.join(',') };
}
