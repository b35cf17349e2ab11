import { say } from '../../locale/index.ts';
import { shortestDecimal } from '../../schema/decimal/arithmetic.ts';
import type { Decimal } from '../../schema/decimal/decimal-number.ts';
import { decimalFrom, decimalToNumber, decimalToText } from '../../schema/decimal/decimal.ts';
import { currencySigns, largeWords, plainSigns, readAmount } from './amount-text.ts';
import { calculate } from './arithmetic-text.ts';
import { narrowed, quoted, type ReadResult, type Unreadable } from './read-result.ts';

export interface NumberReading {
  /** The maximum number of decimal places; more are reported, never rounded. */
  scale?: number | undefined;
  unit?: string | undefined;
  /**
   * True for a typed text: `100*3+5` is calculated (a result of more places than `scale` is rounded to them, but not to
   * an integer), and a lone sign is incomplete.
   */
  arithmetic?: boolean;
}

const longest = 200;

/**
 * Parses a number in common notations: `￥1,234.50`, `１２。５`, `1.5万`, `12 kg` in a field of kg, and with `arithmetic`
 * also `100*3+5`. Ambiguous texts (`12,34`) are rejected.
 * @returns decimal text with the places that were written.
 */
export function readNumberText(text: string, reading: NumberReading = {}): ReadResult<string> {
  const { scale, unit, arithmetic = false } = reading;
  const plain = withoutUnit(plainSigns(text), unit);
  if (plain === '' || plain.length > longest) return text.trim() === '' ? { value: null } : notANumber(text);
  if (/^[-+]$/.test(plain) && arithmetic) return { value: null };
  const bracketed = inBrackets(plain);
  if (arithmetic && bracketed !== undefined)
    return {
      problem: say('{quoted}可能是{bracketed}，也可能是-{bracketed}', { quoted: quoted(text), bracketed }),
      remedy: say('请去掉括号'),
    };
  const amount = readAmount(plain);
  if (amount) return fitting(amount, scale, text);
  return (arithmetic ? calculated(plain, scale, text) : undefined) ?? notANumber(text, plain);
}

/** Parses a text as a number; undefined if it is none, or empty. */
export function numberFromText(text: string): number | undefined {
  const read = readNumberText(text);
  const decimal = 'value' in read ? decimalFrom(read.value) : undefined;
  return decimal && decimalToNumber(decimal);
}

/**
 * True if a number input may contain the text during typing: it has no letters but the `e` of `1e5`, and no number has
 * two points.
 */
export function isNumberInTyping(text: string, unit = ''): boolean {
  const signs = plainSigns(text).replaceAll(powerOfTen, '$1');
  const others = [...signs].filter((sign) => !narrowed(unit).includes(sign)).join('');
  return inTyping.test(others) && !/\.\d*\./.test(others);
}

const powerOfTen = /(\d\.?)e(?=[-+]?\d{0,2}(?!\d))/gi;

const inTyping = new RegExp(`^[-+*/()=.,%\\d 元${currencySigns}${largeWords.replaceAll('|', '')}]*$`);

/** Returns the amount in the brackets that are the whole text; undefined for another text. Takes plain signs. */
export function inBrackets(plain: string): string | undefined {
  const inside = /^\((.+)\)$/.exec(plain)?.[1]?.trim() ?? '';
  const amount = readAmount(inside);
  return amount && amount.units > 0n ? inside : undefined;
}

/** Removes the unit of the field, or 元, from the end of a text of plain signs. */
export function withoutUnit(text: string, unit = ''): string {
  for (const end of [narrowed(unit), '元'])
    if (end !== '' && text.endsWith(end)) return text.slice(0, -end.length).trim();
  return text;
}

function calculated(plain: string, scale: number | undefined, text: string): ReadResult<string> | undefined {
  const operation = plain.replace(/^=/, '');
  if (/^\d{4}([-/])\d{1,2}\1\d{1,2}$/.test(operation))
    return { problem: say('{quoted}像是日期', { quoted: quoted(text) }), remedy: say('这里要填数字') };
  // A count must not be rounded silently.
  const result = calculate(operation, scale === 0 ? undefined : scale);
  if (result === 'by-zero') return { problem: say('{quoted}除以了0', { quoted: quoted(text) }), remedy: say('请改正') };
  if (result === 'not-arithmetic') return undefined;
  if (scale === 0 && shortestDecimal(result).scale > 0)
    return { problem: say('{quoted}算出来不是整数，这里要填整数', { quoted: quoted(text) }), remedy: say('请改正') };
  return { value: decimalToText(scale === undefined || scale === 0 ? shortestDecimal(result) : result) };
}

function fitting(number: Decimal, scale: number | undefined, text: string): ReadResult<string> {
  const needed = shortestDecimal(number).scale;
  if (scale === undefined || needed <= scale) return { value: decimalToText(number) };
  const most = scale === 0 ? say('这里要填整数') : say('这里最多{scale}位小数', { scale });
  return {
    problem: say('{quoted}有{needed}位小数，{most}', { quoted: quoted(text), needed, most }),
    remedy: say('请改正'),
  };
}

function notANumber(text: string, plain = ''): Unreadable {
  if (plain.endsWith('%') && readAmount(plain.slice(0, -1)))
    return { problem: say('{quoted}是百分比，这里不是', { quoted: quoted(text) }), remedy: say('请去掉百分号') };
  if (plain.includes(',') && readAmount(plain.replaceAll(',', '')))
    return {
      problem: say('{quoted}里的逗号不在千位上', { quoted: quoted(text) }),
      remedy: say('请去掉逗号，或改成小数点'),
    };
  return { problem: say('{quoted}不是数字', { quoted: quoted(text) }), remedy: say('请改正') };
}
