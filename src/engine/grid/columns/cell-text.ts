import { say } from '../../../locale/index.ts';
import { decimalFrom } from '../../../schema/decimal/decimal.ts';
import type { ResolvedColumn } from '../../columns/resolved-column.ts';
import type { FieldOption } from '../../model/index.ts';
import { formatDate, formatDecimal, parseFiles, placesOf, textKey } from '../../values/index.ts';
import type { WidgetValue } from '../../widgets/index.ts';
import type { GridRecord } from '../rows/index.ts';
import { columnValue, editingKind, isNamed, isToggled, takesSeveral, usualFormat } from './column-editing.ts';

const pickerFormats: Readonly<Record<string, string>> = { month: 'YYYY-MM', year: 'YYYY' };

/**
 * Returns a value as its cell shows it, and as it is copied: numbers at their scale, days without time, options by
 * their label. `options`: those of the cell at present, or the items of the column's dictionary. A value that is in no
 * list is shown by the server's text (`…_dictText`), otherwise by itself; a reference is only ever shown by its name.
 */
export function cellText(
  column: ResolvedColumn,
  record: GridRecord,
  options: readonly FieldOption[] | undefined = column.options,
): string {
  const value = record[column.key];
  if (value === null || value === undefined || value === '' || awaitsOptions(column, record, options)) return '';
  if (isNamed(column)) return serverText(column, record) ?? '';
  switch (editingKind(column)) {
    case 'toggle':
      return isToggled(column, value) ? say('是') : say('否');
    case 'number':
      return formatDecimal(value, shownPlaces(column, value), true, column.field.leastScale);
    case 'date':
      return dateText(column, value);
    case 'file':
      return parseFiles(value)
        .map(({ name }) => name)
        .join('、');
    default:
      return listText(column, record, options);
  }
}

/**
 * Entered numbers show all their decimal places, even if there are too many; computed ones show those of the column.
 */
function shownPlaces({ field }: ResolvedColumn, value: unknown): number | undefined {
  const { scale, readOnly } = field;
  if (scale === undefined || readOnly || typeof value !== 'string') return scale;
  const decimal = value.length - value.lastIndexOf('.') - 1 > scale ? decimalFrom(value) : undefined;
  return decimal ? placesOf(decimal, scale) : scale;
}

/** Days and date-times usually have their own format already: parsing each would take most of the time of scrolling. */
const ownForms: Readonly<Partial<Record<WidgetValue, RegExp>>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
};

function dateText(column: ResolvedColumn, value: unknown): string {
  const { format, picker, minutes } = column.componentProps;
  const kind = columnValue(column);
  const own = usualFormat(column);
  const usual = minutes === true ? own?.replace(/:ss$/, '') : pickerFormats[String(picker)];
  const wanted = typeof format === 'string' && format !== '' ? format : usual;
  if (wanted !== undefined) return formatDate(kind === 'time' ? `2000-01-01 ${String(value)}` : value, wanted);
  if (typeof value === 'string' && (kind === 'time' || ownForms[kind]?.test(value))) return value;
  return formatDate(value, own);
}

/** True if the cell's value is an option without a known label: it is shown once its list is loaded. */
export function awaitsOptions(column: ResolvedColumn, record: GridRecord, options: readonly FieldOption[] | undefined) {
  return column.optionsRequest !== undefined && options === undefined && serverText(column, record) === undefined;
}

/** Returns the text for the value that came from the server, or from the list it was chosen from. */
export function serverText(column: ResolvedColumn, record: GridRecord): string | undefined {
  const text = record[textKey(column.key)];
  return typeof text === 'string' && text !== '' ? text : undefined;
}

function listText(column: ResolvedColumn, record: GridRecord, options: readonly FieldOption[] | undefined): string {
  const value = record[column.key];
  const known = (one: string) => options?.find((option) => String(option.value) === one)?.label;
  const whole = known(String(value));
  if (whole !== undefined) return whole;
  const parts = partsOf(column, value);
  if (options && parts.some((part) => known(part) !== undefined))
    return parts.map((part) => known(part) ?? part).join('、');
  return serverText(column, record) ?? parts.join('、');
}

function partsOf(column: ResolvedColumn, value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === 'object') return [JSON.stringify(value)];
  return takesSeveral(column) ? String(value).split(',') : [String(value)];
}
