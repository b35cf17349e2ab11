import { compareDecimals, divideDecimals, sumDecimals } from '../../decimal/arithmetic.ts';
import type { Decimal } from '../../decimal/decimal-number.ts';
import { decimalToNumber } from '../../decimal/decimal.ts';
import { builtinValue, type Builtin } from '../run/builtin.ts';
import { listText, toText } from '../run/coerce.ts';
import type { Run } from '../run/run.ts';
import { isList } from '../run/values.ts';
import { amounts, listOf, mapped, round } from './amounts.ts';

export const aggregates = {
  sum: callable((run, [list, mapper]) => decimalToNumber(sumDecimals(amountsOf(run, list, mapper)))),
  avg: callable((run, [list, mapper]) => average([...amountsOf(run, list, mapper)])),
  min: callable((run, parameters) => extreme(run, parameters, -1)),
  max: callable((run, parameters) => extreme(run, parameters, 1)),
  round: callable(round),
  join: callable(join),
  count: callable(count),
};

function callable(call: Builtin): object {
  return builtinValue({ call });
}

function amountsOf(run: Run, list: unknown, mapper: unknown): Iterable<Decimal> {
  return amounts(run, mapped(run, listOf(run, list), mapper));
}

function average(values: Decimal[]): number | undefined {
  if (values.length === 0) return undefined;
  const sum = sumDecimals(values);
  return decimalToNumber(divideDecimals(sum, { units: BigInt(values.length), scale: 0 }, sum.scale + 20));
}

function extreme(run: Run, parameters: readonly unknown[], wanted: -1 | 1): number | undefined {
  const [first, second] = parameters;
  const overList = isList(first) || typeof second === 'function';
  let best: Decimal | undefined;
  for (const amount of overList ? amountsOf(run, first, second) : amounts(run, parameters)) {
    if (best === undefined || compareDecimals(amount, best) === wanted) best = amount;
  }
  return best && decimalToNumber(best);
}

function join(run: Run, [list, second, third]: readonly unknown[]): string {
  const [mapper, separator] = typeof second === 'string' ? [undefined, second] : [second, third];
  const items = [...mapped(run, listOf(run, list), mapper)];
  return listText(run, items, separator === undefined ? ',' : toText(run, separator));
}

function count(run: Run, [list, predicate]: readonly unknown[]): number {
  if (predicate === undefined) return listOf(run, list).length;
  let found = 0;
  for (const matches of mapped(run, listOf(run, list), predicate)) if (matches) found++;
  return found;
}
