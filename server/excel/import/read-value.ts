import type { ResolvedField } from '../../../src/engine/model/index.ts';
import {
  exactText,
  readChoices,
  readCopiedNumber,
  readDateText,
  readYesNo,
  splitWritten,
  type ChoiceOptions,
  type ReadResult,
} from '../../../src/engine/written/index.ts';
import { translated } from '../../../src/locale/index.ts';
import { say, text } from '../../locale/index.ts';
import { unitOf } from '../sheet-columns.ts';
import { cellAddress } from '../sheet-place.ts';
import { uncalculated, undatable, unknownFault, type ReadCell } from '../thread/index.ts';

/** The content of a cell for a field: a value, the display text of a referenced record, or an error. */
export type ReadValue = { value: unknown } | { label: string } | { problem: string };

const faultProblems: Readonly<Record<string, string>> = {
  [undatable]: text('单元格的数字超出了 Excel 日期的范围，请改成日期（如 2026-01-31），或把单元格格式设为“常规”再填写'),
  [uncalculated]: text('公式还没有计算结果，请在 Excel 里打开并保存一次，或粘贴为数值后再导入'),
  [unknownFault]: text('单元格是错误值，请改正公式或填写数值'),
};

/** A spreadsheet's number is exact up to 15 digits. */
const exactNumber = 1e15;

const secondsOfDay = 86_400;

/** The data about a field that are needed to read a cell. */
export interface FieldChoices {
  /** True if values are records, which users enter by name. */
  isNamed: boolean;
  options: ChoiceOptions | undefined;
}

/** Parses a cell as a value of the field; the value is validated later. */
export function readValue(field: ResolvedField, cell: ReadCell, { isNamed, options }: FieldChoices): ReadValue {
  if (cell !== null && typeof cell === 'object' && !('shown' in cell)) return { problem: problemOf(cell) };
  const { shown, value: plain } = partsOfCell(cell);
  const given = typeof plain === 'string' ? plain.trim() : plain;
  if (given === null || given === '') return { value: null };
  const text = shown ?? textOf(given);
  if (typeof given === 'number' && Math.abs(given) >= exactNumber && field.type === 'string')
    return { problem: say('数字超过 15 位，Excel 已丢失后面的数字，请把这一列设为文本格式再填写') };
  if (isNamed) return { label: text };
  if (options) return choiceValue(field, options.called(text).length > 0 ? text : textOf(given), options);
  if (field.type === 'boolean') return booleanValue(textOf(given));
  if (field.type === 'number' || field.type === 'integer') {
    const copied = typeof given === 'number' ? { number: given, shown: text } : textOf(given);
    return readValueOf(readCopiedNumber(copied, { unit: unitOf(field) }));
  }
  if (field.type === 'array') return { value: splitWritten(text) };
  if (field.format === 'date' || field.format === 'date-time')
    return readValueOf(readDateText(textOf(given), field.format, { now: null }));
  if (field.format === 'time') return readValueOf(readDateText(timeText(given, text), 'time', { now: null }));
  return { value: typeof given === 'boolean' ? String(given).toUpperCase() : text };
}

function readValueOf<Value>(read: ReadResult<Value>): ReadValue {
  return 'problem' in read ? { problem: say('{problem}，{remedy}', { ...read }) } : read;
}

function partsOfCell(cell: Exclude<ReadCell, { fault: string } | { within: unknown }>) {
  if (cell === null || typeof cell !== 'object') return { shown: undefined, value: cell };
  return { shown: cell.shown, value: 'date' in cell ? cell.date : cell.value };
}

function problemOf(cell: { fault: string } | { within: { row: number; column: number } }): string {
  if ('within' in cell) return say('单元格与 {cell} 合并了，请取消合并后逐行填写', { cell: cellAddress(cell.within) });
  const known = faultProblems[cell.fault];
  return known === undefined ? say('单元格是错误值 {fault}', { fault: cell.fault }) : translated(known);
}

function textOf(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? say('是') : say('否');
  return typeof value === 'number' ? exactText(value) : value;
}

/** A spreadsheet stores a time as a fraction of a day, which its text may not show. */
function timeText(given: string | number | boolean, text: string): string {
  if (typeof given !== 'number' || given < 0 || given >= 1) return text;
  const seconds = Math.round(given * secondsOfDay);
  return [seconds / 3_600, (seconds / 60) % 60, seconds % 60].map(Math.floor).join(':');
}

function choiceValue(field: ResolvedField, text: string, options: ChoiceOptions): ReadValue {
  const { allowInput, tags } = field.componentProps;
  const read = readChoices(text, options, {
    several: field.type === 'array' || field.type === 'string',
    // If a form accepts other values than its options, a sheet does too.
    isFree: allowInput === true || tags === true,
    takesDisabled: true,
  });
  if ('problem' in read || read.value === null || field.type === 'array') return readValueOf(read);
  return { value: read.value.length === 1 ? read.value[0] : read.value.join(',') };
}

function booleanValue(text: string): ReadValue {
  const value = readYesNo(text);
  return value === undefined ? { problem: say('应填“是”或“否”') } : { value };
}
