import type { FieldOption, ResolvedField } from '../../../src/engine/model/index.ts';
import { DATE, DATE_TIME, isDateText, parseDecimalText, TIME } from '../../../src/engine/values/index.ts';
import type { ChoiceOptions } from './choice-options.ts';
import type { ReadCell } from '../thread/index.ts';

/** What a cell holds for a field: a value, the display text of a referenced record, or an error. */
export type ReadValue = { value: unknown } | { label: string } | { problem: string };

/** A number of a spreadsheet is exact up to 15 digits. */
const exactNumber = 1e15;

/** What reading a cell needs to know of a field. */
export interface FieldChoices {
  /** Values are records, which people enter by name. */
  isNamed: boolean;
  options: ChoiceOptions | undefined;
}

/** Reads a cell as a value of the field; the value is validated later. */
export function readValue(field: ResolvedField, cell: ReadCell, { isNamed, options }: FieldChoices): ReadValue {
  if (cell !== null && typeof cell === 'object') return { problem: `单元格是错误值 ${cell.fault}` };
  const given = typeof cell === 'string' ? cell.trim() : cell;
  if (given === null || given === '') return { value: null };
  if (typeof given === 'number' && Math.abs(given) >= exactNumber && field.type === 'string')
    return { problem: '数字超过 15 位，Excel 已丢失后面的数字，请把这一列设为文本格式再填写' };
  if (isNamed) return { label: textOf(given) };
  if (options) return readOption(field, textOf(given), options);
  if (field.type === 'boolean') return readBoolean(given);
  if (field.type === 'number' || field.type === 'integer') return readNumber(given);
  if (field.type === 'array') return { value: partsOf(textOf(given)) };
  if (field.format === 'date' || field.format === 'date-time') return readDate(given, field.format);
  if (field.format === 'time') return readTime(textOf(given));
  return { value: textOf(given) };
}

function textOf(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? '是' : '否';
  return typeof value === 'number' ? (parseDecimalText(String(value)) ?? String(value)) : value;
}

function partsOf(text: string): string[] {
  return text
    .split(/[,，、]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function readOption(field: ResolvedField, text: string, { items, called }: ChoiceOptions): ReadValue {
  // Where a form accepts other values than its options, a sheet does too.
  const isFree = field.componentProps['allowInput'] === true;
  const find = (part: string) => {
    const found = called(part);
    return found.length === 0 && isFree ? [{ value: part, label: part }] : found;
  };
  const whole = find(text);
  const parts = whole.length > 0 || (field.type !== 'array' && field.type !== 'string') ? [text] : partsOf(text);
  const found = parts.map((part) => [part, find(part)] as const);
  const wrong = found.find(([, options]) => options.length !== 1);
  if (wrong) return { problem: optionProblem(...wrong, items) };
  const values = found.flatMap(([, [option]]) => (option ? [option.value] : []));
  if (field.type === 'array') return { value: values };
  return { value: values.length === 1 ? values[0] : values.join(',') };
}

function optionProblem(text: string, found: readonly FieldOption[], items: readonly FieldOption[]): string {
  const some = (options: readonly FieldOption[], most: number) =>
    `${options
      .slice(0, most)
      .map(({ label }) => label)
      .join('、')}${options.length > most ? '…' : ''}`;
  if (found.length > 1) return `有 ${found.length} 个“${text}”，请写全：${some(found, 3)}`;
  return `没有“${text}”这个选项，可填：${some(items, 5)}`;
}

function readBoolean(given: string | number | boolean): ReadValue {
  const text = String(given).toLowerCase();
  if (['true', '1', '是', '有', 'y', 'yes', '√'].includes(text)) return { value: true };
  if (['false', '0', '否', '无', 'n', 'no', '×'].includes(text)) return { value: false };
  return { problem: '应填“是”或“否”' };
}

/** Excel shows 15 digits; rounding errors behind them are cut off. */
function readNumber(given: string | number | boolean): ReadValue {
  if (typeof given === 'number') return { value: parseDecimalText(String(Number(given.toPrecision(15)))) ?? given };
  const value = parseDecimalText(String(given).replace(/^[¥￥]/, ''));
  return value === undefined ? { problem: `“${String(given)}”应为数字` } : { value };
}

function readDate(given: string | number | boolean, format: 'date' | 'date-time'): ReadValue {
  const text = typeof given === 'number' ? dayOf(given) : String(given);
  const [, year, month, day, hour = '0', minute = '0', second = '0'] =
    /^(\d{4})\D?(\d{1,2})\D?(\d{1,2})日?(?:[ T]+(\d{1,2})[:：时](\d{1,2})(?:[:：分](\d{1,2}))?(?:\.\d+)?[分秒]?)?$/.exec(
      text,
    ) ?? [];
  const two = (part = '') => part.padStart(2, '0');
  const date = `${year ?? ''}-${two(month)}-${two(day)}`;
  const moment = `${date} ${two(hour)}:${two(minute)}:${two(second)}`;
  if (!isDateText(date, DATE) || !isDateText(moment, DATE_TIME))
    return { problem: `“${String(given)}”应为日期，如 2026-01-31${format === 'date' ? '' : ' 08:30:00'}` };
  return { value: format === 'date' ? date : moment };
}

/** `20260131` is read as a date; other numbers are Excel's count of days. */
function dayOf(value: number): string {
  if (Number.isInteger(value) && value > 19_000_000) return String(value);
  if (value < 1 || value > 2_958_465) return String(value);
  return new Date(Math.round((value - 25_569) * 86_400) * 1_000).toISOString().slice(0, 19).replace('T', ' ');
}

function readTime(text: string): ReadValue {
  const [, hour = '', minute = '', second = '0'] = /^(\d{1,2})[:：](\d{1,2})(?:[:：](\d{1,2}))?$/.exec(text) ?? [];
  const value = [hour, minute, second].map((part) => part.padStart(2, '0')).join(':');
  return isDateText(value, TIME) ? { value } : { problem: `“${text}”应为时间，如 08:30:00` };
}
