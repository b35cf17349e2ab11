import type { Run } from '../run.ts';

/** A new array of the items from `start` to before `end`, read one by one so that proxies and subclasses have no say. */
export function copyRange(run: Run, list: readonly unknown[], start = 0, end: number = list.length): unknown[] {
  const length = Math.max(end - start, 0);
  run.arrayLength(length);
  return Array.from({ length }, (_, index) => list[start + index]);
}

/** Notes an array made by an operation. */
export function made(run: Run, items: unknown[]): unknown[] {
  return run.made(items, items);
}

/** Calls `visit` for each item, with a step for each; stops when it gives true. */
export function each(
  run: Run,
  list: readonly unknown[],
  visit: (item: unknown, index: number) => boolean | void,
): void {
  for (let index = 0; index < list.length; index++) {
    run.step();
    if (visit(list[index], index) === true) return;
  }
}
