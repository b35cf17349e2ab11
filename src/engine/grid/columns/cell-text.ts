import { decimalFrom } from '../../../schema/decimal/index.ts';
import { say } from '../../../schema/locale/index.ts';
import type { ResolvedColumn } from '../../list/index.ts';
import type { FieldOption } from '../../model/index.ts';
import { formatDate, formatDecimal, parseFiles, placesOf, textKey } from '../../values/index.ts';
import type { WidgetValue } from '../../widgets/index.ts';
import type { GridRecord } from '../rows/index.ts';
import { columnValue, editingKind, isNamed, isToggled, takesSeveral, usualFormat } from './column-editing.ts';

const pickerFormats: Readonly<Record<string, string>> = { month: 'YYYY-MM', year: 'YYYY' };

/**
 * A value as a person reads it in its cell, and as it is copied: numbers at their scale, days without time, options by
 * their label. `options`: those of the cell now, or the items of the column's dictionary. A value that is in no list is
 * called as the server called it (`…_dictText`), else by itself; of a reference only the name is ever shown.
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

/** What is written in a cell shows all its places, also those that are too many; what is calculated has the column's. */
function shownPlaces({ field }: ResolvedColumn, value: unknown): number | undefined {
  const { scale, readOnly } = field;
  if (scale === undefined || readOnly || typeof value !== 'string') return scale;
  const decimal = value.length - value.lastIndexOf('.') - 1 > scale ? decimalFrom(value) : undefined;
  return decimal ? placesOf(decimal, scale) : scale;
}

/** Days and moments stand in their own form as a rule: parsing each would cost most of what a scroll takes. */
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

/** Whether the cell's value is an option that is not known by name (yet): it is shown once its list is here. */
export function awaitsOptions(column: ResolvedColumn, record: GridRecord, options: readonly FieldOption[] | undefined) {
  return column.optionsRequest !== undefined && options === undefined && serverText(column, record) === undefined;
}

/** The name that the server, or the list it was chosen from, gave the value. */
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
