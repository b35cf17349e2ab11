import { table, type Method } from '../builtin.ts';
import { toInteger } from '../coerce.ts';
import type { Run } from '../run.ts';
import { isPlain } from '../values.ts';

const localeSteps = 100;

/** Methods of numbers. A digit count outside JavaScript's range throws. */
export const numberMethods = table<Method<number>>({
  toFixed: (run, number, [digits]) => number.toFixed(toInteger(run, digits)),
  toPrecision: (run, number, [digits]) =>
    digits === undefined ? String(number) : number.toPrecision(toInteger(run, digits)),
  toString: text,
  toLocaleString: localeText,
  valueOf: itself,
});

function text(run: Run, number: number, [radix]: readonly unknown[]): string {
  return radix === undefined ? String(number) : number.toString(toInteger(run, radix));
}

function localeText(run: Run, number: number, [locale, options]: readonly unknown[]): string {
  run.step(localeSteps);
  return number.toLocaleString(typeof locale === 'string' ? locale : undefined, localeOptions(run, options));
}

function itself(_run: Run, number: number): number {
  return number;
}

function localeOptions(run: Run, options: unknown): Intl.NumberFormatOptions {
  if (!isPlain(options)) return {};
  const { minimumFractionDigits: minimum, maximumFractionDigits: maximum, useGrouping, style } = options;
  return {
    ...(minimum === undefined ? {} : { minimumFractionDigits: toInteger(run, minimum) }),
    ...(maximum === undefined ? {} : { maximumFractionDigits: toInteger(run, maximum) }),
    ...(typeof useGrouping === 'boolean' ? { useGrouping } : {}),
    ...(style === 'percent' ? { style } : {}),
  };
}
