import {
  addDecimals,
  type Decimal,
  decimalFrom,
  decimalToNumber,
  decimalToText,
} from '../../../schema/decimal/index.ts';

export interface NumberFormat {
  /** Decimal places of the value; with it the value is text, without it a number. */
  scale?: number;
}

/** What was typed or pasted, in plain characters: full-width digits and points as an input method writes them, no commas. */
export function plainText(typed: string): string {
  return typed
    .replaceAll(/[０-９．－]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('。', '.')
    .replaceAll(/[,，\s]/g, '');
}

/** Whether the text may stand in the control while it is typed: a minus, digits, one point with no more digits than allowed. */
export function isTypeable(text: string, { scale }: NumberFormat): boolean {
  const match = /^-?\d*(?:(\.)(\d*))?$/.exec(text);
  if (!match) return false;
  if (match[1] && scale === 0) return false;
  return scale === undefined || (match[2] ?? '').length <= scale;
}

/** The value of the text: decimal text of `scale` places, else a number (text where a number would not be exact); null for none. */
export function valueOf(text: string, format: NumberFormat): string | number | null {
  const decimal = decimalFrom(text);
  return decimal ? asValue(decimal, format) : null;
}

/** The value plus `step`, exact. */
export function stepped(value: unknown, step: number, format: NumberFormat): string | number | null {
  const left = decimalFrom(value) ?? { units: 0n, scale: 0 };
  const right = decimalFrom(step);
  return right ? asValue(addDecimals(left, right), format) : null;
}

/** Digits for the eye: `scale` places, thousands separated. */
export function shownText(value: unknown, { scale }: NumberFormat, thousands: boolean): string {
  const decimal = decimalFrom(value);
  if (!decimal) return typeof value === 'string' ? value : '';
  const text = scale === undefined ? decimalToText(decimal) : decimalToText(decimal, scale);
  const [whole = '', fraction] = text.split('.');
  const grouped = thousands ? whole.replaceAll(/\B(?=(\d{3})+$)/g, ',') : whole;
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

function asValue(decimal: Decimal, { scale }: NumberFormat): string | number {
  if (scale !== undefined) return decimalToText(decimal, scale);
  const text = decimalToText(decimal);
  const number = decimalToNumber(decimal);
  const again = decimalFrom(number);
  return again && decimalToText(again, decimal.scale) === text ? number : text;
}
