import { toCallback } from '../arrow.ts';
import type { Method } from '../builtin.ts';
import type { Run } from '../run.ts';

type List = readonly unknown[];

export const searchMethods: Record<string, Method<List>> = {
  every: (run, list, [test]) => firstIndex(run, list, test, false) < 0,
  some: (run, list, [test]) => firstIndex(run, list, test) >= 0,
  find: (run, list, [test]) => list[firstIndex(run, list, test)],
  findIndex: (run, list, [test]) => firstIndex(run, list, test),
  findLast: (run, list, [test]) => {
    const callback = toCallback(run, test);
    for (let index = list.length - 1; index >= 0; index--) {
      run.step();
      const item = list[index];
      if (callback(item, index, list)) return item;
    }
    return undefined;
  },
};

function firstIndex(run: Run, list: List, test: unknown, wanted = true): number {
  const callback = toCallback(run, test);
  for (let index = 0; index < list.length; index++) {
    run.step();
    if (Boolean(callback(list[index], index, list)) === wanted) return index;
  }
  return -1;
}
