import { type Decimal, decimalToText, multiplyDecimals, parseDecimal } from '../../schema/decimal/index.ts';
import { calculate } from './arithmetic-text.ts';
import { narrowed, quoted, type Unread, type Written } from './written.ts';

export interface NumberReading {
  /** The most decimal places; more are reported, never rounded away. */
  scale?: number | undefined;
  /** The field's unit, which may be written behind the number. */
  unit?: string | undefined;
  /** Whether `100*3+5` is calculated; a result of more places than `scale` is rounded to them. */
  arithmetic?: boolean;
  /** Whether amounts are written as spreadsheets copy them: `(5)` is less than nothing, `-` is nought. */
  accounting?: boolean;
}

const scaleWords: Readonly<Record<string, number>> = { '': 0, 千: 3, 万: 4, 百万: 6, 千万: 7, 亿: 8, 万亿: 12 };
const plain =
  /^([-+]?)([¥￥$€]?)([-+]?)(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)?(\.\d*)?([eE][-+]?\d{1,2})?\s*(千|万|百万|千万|亿|万亿)?$/;
const longest = 200;

/**
 * Reads a number as people write it: `￥1,234.50`, `１２。５`, `1.5万`, `12 kg` in a field of kg, and where it is asked
 * for `100*3+5`. What could mean two things is not read.
 * @returns decimal text with the places that were written.
 */
export function readNumberText(text: string, reading: NumberReading = {}): Written<string> {
  const { scale, arithmetic = false, accounting = false } = reading;
  const narrow = withoutUnit(
    narrowed(text).replaceAll('。', '.').replaceAll('￥', '¥').replaceAll('，', ','),
    reading.unit,
  );
  if (narrow === '') return text.trim() === '' ? { value: null } : notANumber(text);
  if (narrow.length > longest) return notANumber(text);
  if (accounting && narrow === '-') return { value: '0' };
  const bracketed = /^\((.+)\)$/.exec(narrow)?.[1]?.trim();
  const inBrackets = bracketed === undefined ? undefined : plainNumber(bracketed);
  if (bracketed !== undefined && inBrackets && inBrackets.units > 0n) {
    if (accounting) return fitting(`-${decimalToText(inBrackets)}`, scale, text);
    if (arithmetic)
      return { problem: `${quoted(text)}可能是${bracketed}，也可能是-${bracketed}`, remedy: '请去掉括号' };
  }
  const number = plainNumber(narrow);
  if (number) return fitting(decimalToText(number), scale, text);
  return arithmetic ? calculated(narrow, scale, text) : notANumber(text);
}

function withoutUnit(text: string, unit: string | undefined): string {
  for (const end of [unit, '元'])
    if (end && end.length > 0 && text.endsWith(narrowed(end))) return text.slice(0, -narrowed(end).length).trim();
  return text;
}

function plainNumber(text: string): Decimal | undefined {
  const match = plain.exec(text.replaceAll(/\s*([¥$€])\s*/g, '$1'));
  if (!match) return undefined;
  const [, before = '', , behind = '', whole = '', fraction = '', exponent = '', word = ''] = match;
  if (before !== '' && behind !== '') return undefined;
  if (exponent !== '' && word !== '') return undefined;
  const decimal = parseDecimal(`${before || behind}${whole.replaceAll(/[, ]/g, '')}${fraction}${exponent}`);
  const zeros = scaleWords[word] ?? 0;
  return decimal && zeros > 0
    ? shortest(multiplyDecimals(decimal, { units: 10n ** BigInt(zeros), scale: 0 }))
    : decimal;
}

function calculated(text: string, scale: number | undefined, written: string): Written<string> {
  const operation = text.replace(/^=/, '').replaceAll('×', '*').replaceAll('÷', '/');
  if (/^\d{4}([-/])\d{1,2}\1\d{1,2}$/.test(operation))
    return { problem: `${quoted(written)}像是日期`, remedy: '这里要填数字' };
  if (!/\d/.test(operation)) return notANumber(written);
  const result = calculate(operation.replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1'), scale);
  if (result === 'by-zero') return { problem: `${quoted(written)}除以了0`, remedy: '请改正' };
  if (result === 'not-arithmetic') return notANumber(written);
  return { value: decimalToText(scale === undefined ? shortest(result) : result) };
}

/** With the places that it needs. */
function shortest(decimal: Decimal): Decimal {
  let { units, scale } = decimal;
  for (; scale > 0 && units % 10n === 0n; scale--) units /= 10n;
  return { units, scale };
}

function fitting(number: string, scale: number | undefined, text: string): Written<string> {
  const needed = shortest(parseDecimal(number) ?? { units: 0n, scale: 0 }).scale;
  if (scale === undefined || needed <= scale) return { value: number };
  const most = scale === 0 ? '这里要填整数' : `这里最多${scale}位小数`;
  return { problem: `${quoted(text)}有${needed}位小数，${most}`, remedy: '请改正' };
}

function notANumber(text: string): Unread {
  return { problem: `${quoted(text)}不是数字`, remedy: '请改正' };
}
