import { divideDecimals } from '../../schema/decimal/arithmetic.ts';
import type { Decimal } from '../../schema/decimal/decimal-number.ts';
import { currencySigns, largeWords, readAmount } from './amount-text.ts';

/** A fraction, so that nothing is rounded before the end. */
interface Fraction {
  top: bigint;
  bottom: bigint;
}

const token = new RegExp(`[${currencySigns}]?(?:\\d[\\d,]*\\.?\\d*|\\.\\d+)(?:${largeWords})?|[-+*/()]`, 'y');
const mostTokens = 200;

export type ArithmeticProblem = 'not-arithmetic' | 'by-zero';

/**
 * Calculates `100*3+5` exactly, with `+ - * / ( )`; an amount may be `¥1.5万`. Numbers have no leading zeros, so that
 * days and codes (`2026-03-01`) are not calculated.
 * @param places the decimal places that the result is rounded to, half away from zero; without it the result is exact,
 * or rounded to 12 places if it does not terminate.
 */
export function calculate(text: string, places?: number): Decimal | ArithmeticProblem {
  const tokens = tokensOf(text);
  if (!tokens) return 'not-arithmetic';
  const end = tokens.length;
  let at = 0;
  let isByZero = false;
  const taken = (sign: string) => tokens[at] === sign && (at += 1) > 0;

  const sum = (): Fraction | undefined => {
    let left = signed(product);
    while (left && (tokens[at] === '+' || tokens[at] === '-')) {
      const isLess = tokens[at++] === '-';
      const right = product();
      left = right && added(left, isLess ? negated(right) : right);
    }
    return left;
  };
  const product = (): Fraction | undefined => {
    let left = factor();
    while (left && (tokens[at] === '*' || tokens[at] === '/')) {
      const isDivision = tokens[at++] === '/';
      const right = signed(factor);
      if (isDivision && right?.top === 0n) {
        isByZero = true;
        left = { top: 0n, bottom: 1n };
      } else left = right && multiplied(left, isDivision ? { top: right.bottom, bottom: right.top } : right);
    }
    return left;
  };
  const factor = (): Fraction | undefined => {
    if (taken('(')) {
      const inside = sum();
      return taken(')') ? inside : undefined;
    }
    return numberOf(tokens[at++]);
  };
  const signed = (read: () => Fraction | undefined): Fraction | undefined => {
    if (!taken('-')) return read();
    const positive = read();
    return positive && negated(positive);
  };

  const result = sum();
  if (!result || at !== end) return 'not-arithmetic';
  return isByZero ? 'by-zero' : decimalOf(result, places);
}

function tokensOf(text: string): string[] | undefined {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  const tokens: string[] = [];
  for (token.lastIndex = 0; token.lastIndex < plain.length;) {
    if (plain[token.lastIndex] === ' ') token.lastIndex += 1;
    const match = token.exec(plain);
    if (!match || tokens.length === mostTokens) return undefined;
    tokens.push(match[0]);
  }
  return tokens;
}

function numberOf(text: string | undefined): Fraction | undefined {
  const decimal = text === undefined || /^0\d/.test(text) ? undefined : readAmount(text);
  return decimal && { top: decimal.units, bottom: 10n ** BigInt(decimal.scale) };
}

function added(left: Fraction, right: Fraction): Fraction {
  return { top: left.top * right.bottom + right.top * left.bottom, bottom: left.bottom * right.bottom };
}

function multiplied(left: Fraction, right: Fraction): Fraction {
  return { top: left.top * right.top, bottom: left.bottom * right.bottom };
}

function negated({ top, bottom }: Fraction): Fraction {
  return { top: -top, bottom };
}

const placesWithoutEnd = 12;

function decimalOf({ top, bottom }: Fraction, places: number = placesWithoutEnd): Decimal {
  const units = { units: bottom < 0n ? -top : top, scale: 0 };
  return divideDecimals(units, { units: bottom < 0n ? -bottom : bottom, scale: 0 }, places);
}
