import { parseDecimalText } from '../../../src/engine/values/index.ts';
import { say } from '../../locale/index.ts';

/** Digits with optional commas between thousands, and decimals after a point. */
const written = /^[-+]?(\d+|\d{1,3}([,，]\d{3})+)?(\.\d*)?(e[-+]?\d+)?$/i;

/**
 * Parses a number from a cell's value or from a text; `12,34` is ambiguous and is refused. In a field whose unit is a
 * percentage, a cell that shows `13%` is 13, although it contains 0.13.
 */
export function readNumber(
  given: string | number | boolean,
  { shown = '', unit = '' }: { shown?: string | undefined; unit?: string | undefined } = {},
): { value: unknown } | { problem: string } {
  const isPercentage = isPercent(unit);
  if (typeof given === 'number') {
    const number = withoutRest(isPercentage && isPercent(shown.trim().slice(-1)) ? given * 100 : given);
    return { value: parseDecimalText(String(number)) ?? number };
  }
  const whole = String(given).replace(/^([-+]?)\s*[¥￥]\s*/, '$1');
  const text = isPercentage ? whole.replace(/\s*[%％]$/, '') : whole;
  const value = written.test(text) ? parseDecimalText(text) : undefined;
  return value === undefined
    ? { problem: say('“{given}”应为数字，如 1234.5 或 1,234.5', { given: String(given) }) }
    : { value };
}

function isPercent(text: string): boolean {
  return text === '%' || text === '％';
}

/** Rounds a number to 15 digits, as Excel shows it, which removes rounding errors. */
export function withoutRest(value: number): number {
  return Number(value.toPrecision(15));
}
