import { parseDecimalText } from '../../../src/engine/values/index.ts';
import { say } from '../../locale/index.ts';

/** Digits, their thousands parted by commas or not at all, and decimals behind a point. */
const written = /^[-+]?(\d+|\d{1,3}([,，]\d{3})+)?(\.\d*)?(e[-+]?\d+)?$/i;

/** A number, as a cell holds it or a person writes it; `12,34` could be meant in two ways and is refused. */
export function readNumber(given: string | number | boolean): { value: unknown } | { problem: string } {
  if (typeof given === 'number') return { value: parseDecimalText(String(withoutRest(given))) ?? given };
  const text = String(given).replace(/^([-+]?)\s*[¥￥]\s*/, '$1');
  const value = written.test(text) ? parseDecimalText(text) : undefined;
  return value === undefined
    ? { problem: say('“{given}”应为数字，如 1234.5 或 1,234.5', { given: String(given) }) }
    : { value };
}

/** A number as Excel shows it, with 15 digits: rounding errors behind them are cut off. */
export function withoutRest(value: number): number {
  return Number(value.toPrecision(15));
}
