import type { FieldOption, ResolvedField } from '../../../src/engine/model/index.ts';
import { parseDecimalText } from '../../../src/engine/values/index.ts';
import { translated } from '../../../src/locale/index.ts';
import { say, text } from '../../locale/index.ts';
import { unitOf } from '../sheet-columns.ts';
import { cellAddress } from '../sheet-place.ts';
import { uncalculated, undatable, unknownFault, type ReadCell } from '../thread/index.ts';
import type { ChoiceOptions } from './choice-options.ts';
import { readDate, readTime } from './read-moment.ts';
import { readNumber, withoutRest } from './read-number.ts';

/** The content of a cell for a field: a value, the display text of a referenced record, or an error. */
export type ReadValue = { value: unknown } | { label: string } | { problem: string };

const faultProblems: Readonly<Record<string, string>> = {
  [undatable]: text('单元格的数字超出了 Excel 日期的范围，请改成日期（如 2026-01-31），或把单元格格式设为“常规”再填写'),
  [uncalculated]: text('公式还没有计算结果，请在 Excel 里打开并保存一次，或粘贴为数值后再导入'),
  [unknownFault]: text('单元格是错误值，请改正公式或填写数值'),
};

/** A spreadsheet's number is exact up to 15 digits. */
const exactNumber = 1e15;

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
  if (options) return readOption(field, isCalled(options, text) ? text : textOf(given), options);
  if (field.type === 'boolean') return readBoolean(given);
  if (field.type === 'number' || field.type === 'integer') return readNumber(given, { shown, unit: unitOf(field) });
  if (field.type === 'array') return { value: partsOf(text) };
  if (field.format === 'date' || field.format === 'date-time') return readDate(textOf(given), field.format);
  if (field.format === 'time') return readTime(given, text);
  return { value: typeof given === 'boolean' ? String(given).toUpperCase() : text };
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

function isCalled({ called }: ChoiceOptions, text: string): boolean {
  return called(text).length > 0;
}

function textOf(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? say('是') : say('否');
  if (typeof value !== 'number') return value;
  const shown = String(withoutRest(value));
  return parseDecimalText(shown) ?? shown;
}

function partsOf(text: string): string[] {
  return text
    .split(/[,，、]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function readOption(field: ResolvedField, text: string, { items, called }: ChoiceOptions): ReadValue {
  // If a form accepts other values than its options, a sheet does too.
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
      .join(say('、'))}${options.length > most ? '…' : ''}`;
  if (found.length > 1)
    return say('有 {foundCount} 个“{text}”，请写全：{choices}', {
      foundCount: found.length,
      text,
      choices: some(found, 3),
    });
  return say('没有“{text}”这个选项，可填：{choices}', { text, choices: some(items, 5) });
}

function readBoolean(given: string | number | boolean): ReadValue {
  const text = String(given).toLowerCase();
  if (['true', '1', '是', '有', 'y', 'yes', '√'].includes(text)) return { value: true };
  if (['false', '0', '否', '无', 'n', 'no', '×'].includes(text)) return { value: false };
  return { problem: say('应填“是”或“否”') };
}
