import { table, type Method } from '../builtin.ts';
import { listText, strictlyEqual, toInteger, toText } from '../coerce.ts';
import type { Run } from '../run.ts';
import { isList } from '../values.ts';
import { copyRange, made } from './array-copy.ts';
import { searchMethods } from './array-search.ts';
import { sorted } from './array-sort.ts';
import { transformMethods } from './array-transform.ts';

type List = readonly unknown[];

/** Methods of arrays; none changes its receiver. */
export const arrayMethods = table<Method<List>>({
  ...searchMethods,
  ...transformMethods,
  at: (run, list, [index]) => {
    const at = toInteger(run, index);
    return list[at < 0 ? list.length + at : at];
  },
  concat: (run, list, parameters) => {
    const length = parameters.reduce<number>((sum, part) => sum + (isList(part) ? part.length : 1), list.length);
    run.arrayLength(length);
    const items: unknown[] = [];
    for (const part of [list, ...parameters]) {
      if (!isList(part)) items.push(part);
      else for (let index = 0; index < part.length; index++) items.push(part[index]);
    }
    return made(run, items);
  },
  slice: (run, list, [start, end]) => {
    const first = relative(run, start, list.length, 0);
    return made(run, copyRange(run, list, first, relative(run, end, list.length, list.length)));
  },
  reverse: (run, list) => made(run, copyRange(run, list).reverse()),
  sort: (run, list, [comparator]) => made(run, sorted(run, copyRange(run, list), comparator)),
  join: (run, list, [separator]) => listText(run, list, separator === undefined ? ',' : toText(run, separator)),
  toString: listWithCommas,
  includes: (run, list, [wanted, from]) =>
    indexFrom(run, list, from, (item) => strictlyEqual(run, item, wanted) || (item !== item && wanted !== wanted)) >= 0,
  indexOf: (run, list, [wanted, from]) => indexFrom(run, list, from, (item) => strictlyEqual(run, item, wanted)),
  lastIndexOf: (run, list, parameters) => {
    const from = parameters.length > 1 ? toInteger(run, parameters[1]) : list.length - 1;
    for (let index = from < 0 ? list.length + from : Math.min(from, list.length - 1); index >= 0; index--) {
      run.step();
      if (strictlyEqual(run, list[index], parameters[0])) return index;
    }
    return -1;
  },
});

function listWithCommas(run: Run, list: List): string {
  return listText(run, list, ',');
}

function indexFrom(run: Run, list: List, from: unknown, matches: (item: unknown) => boolean): number {
  for (let index = relative(run, from, list.length, 0); index < list.length; index++) {
    run.step();
    if (matches(list[index])) return index;
  }
  return -1;
}

function relative(run: Run, value: unknown, length: number, absent: number): number {
  if (value === undefined) return absent;
  const integer = toInteger(run, value);
  return integer < 0 ? Math.max(length + integer, 0) : Math.min(integer, length);
}
