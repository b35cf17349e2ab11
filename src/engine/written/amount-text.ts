import { multiplyDecimals, shortestDecimal } from '../../schema/decimal/arithmetic.ts';
import type { Decimal } from '../../schema/decimal/decimal-number.ts';
import { parseDecimal } from '../../schema/decimal/decimal.ts';
import { narrowed } from './read-result.ts';

const zeros: Readonly<Record<string, number>> = { 千: 3, 万: 4, 百万: 6, 千万: 7, 亿: 8, 万亿: 12 };

/** The words that multiply an amount, as a pattern, and the currency signs, as the content of a character class. */
export const largeWords = '百万|千万|万亿|千|万|亿';
export const currencySigns = '¥$€';

const amount = new RegExp(
  `^([-+]?)([${currencySigns}]?)([-+]?)(\\d+|\\d{1,3}(?:,\\d{3})+|\\d{1,3}(?: \\d{3})+)?(\\.\\d*)?([eE][-+]?\\d{1,2})?\\s*(${largeWords})?$`,
);

/** Converts the signs of input methods and other programs to those of a calculation. */
export function plainSigns(text: string): string {
  return narrowed(text)
    .replaceAll(/\s/g, ' ')
    .replaceAll('。', '.')
    .replaceAll('￥', '¥')
    .replaceAll(/[−–—]/g, '-')
    .replaceAll('×', '*')
    .replaceAll('÷', '/');
}

/** Parses `¥1,234.50`, `-1.5万`, `1.5E+05`; commas and spaces only as thousands separators. Takes plain signs. */
export function readAmount(text: string): Decimal | undefined {
  const match = amount.exec(text.replaceAll(/\s*([¥$€])\s*/g, '$1'));
  if (!match) return undefined;
  const [, before = '', , behind = '', whole = '', fraction = '', exponent = '', word = ''] = match;
  if ((before !== '' && behind !== '') || (exponent !== '' && word !== '')) return undefined;
  const decimal = parseDecimal(`${before || behind}${whole.replaceAll(/[, ]/g, '')}${fraction}${exponent}`);
  const more = zeros[word];
  return decimal && more !== undefined
    ? shortestDecimal(multiplyDecimals(decimal, { units: 10n ** BigInt(more), scale: 0 }))
    : decimal;
}
