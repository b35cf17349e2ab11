import { say } from '../../../../locale/index.ts';
import { limits } from '../../limits.ts';
import { toCallback } from '../arrow.ts';
import type { Method } from '../builtin.ts';
import { toInteger } from '../coerce.ts';
import type { Run } from '../run.ts';
import { isList } from '../values.ts';
import { each, made } from './array-copy.ts';

type List = readonly unknown[];

export const transformMethods: Record<string, Method<List>> = {
  map: (run, list, [mapper]) => {
    const callback = toCallback(run, mapper);
    run.arrayLength(list.length);
    const items: unknown[] = [];
    each(run, list, (item, index) => void items.push(callback(item, index, list)));
    return made(run, items);
  },
  filter: (run, list, [test]) => {
    const callback = toCallback(run, test);
    const items: unknown[] = [];
    each(run, list, (item, index) => {
      if (callback(item, index, list)) append(run, items, item);
    });
    return made(run, items);
  },
  flat: (run, list, [depth]) => {
    const items: unknown[] = [];
    flatten(run, list, depth === undefined ? 1 : toNumberOfLevels(run, depth), items, 0);
    return made(run, items);
  },
  flatMap: (run, list, [mapper]) => {
    const callback = toCallback(run, mapper);
    const items: unknown[] = [];
    each(run, list, (item, index) => {
      const result = callback(item, index, list);
      flatten(run, isList(result) ? result : [result], 0, items, 0);
    });
    return made(run, items);
  },
  reduce: (run, list, parameters) => reduced(run, list, parameters, false),
  reduceRight: (run, list, parameters) => reduced(run, list, parameters, true),
};

function toNumberOfLevels(run: Run, depth: unknown): number {
  return depth === Infinity ? Infinity : toInteger(run, depth);
}

function append(run: Run, items: unknown[], item: unknown): void {
  run.step();
  if (items.length >= limits.array) run.arrayLength(items.length + 1);
  items.push(item);
}

function flatten(run: Run, list: List, levels: number, items: unknown[], depth: number): void {
  if (depth > limits.depth) throw run.fail('too-deep', say('数组嵌套太深。'));
  each(run, list, (item) => {
    if (levels > 0 && isList(item)) flatten(run, item, levels - 1, items, depth + 1);
    else append(run, items, item);
  });
}

function reduced(run: Run, list: List, parameters: List, fromRight: boolean): unknown {
  const callback = toCallback(run, parameters[0]);
  const hasInitial = parameters.length > 1;
  if (!hasInitial && list.length === 0) throw run.fail('bad-argument', say('数组为空，reduce 需要初始值。'));
  let result = hasInitial ? parameters[1] : list[fromRight ? list.length - 1 : 0];
  for (let count = hasInitial ? 0 : 1; count < list.length; count++) {
    run.step();
    const index = fromRight ? list.length - 1 - count : count;
    result = callback(result, list[index], index, list);
  }
  return result;
}
