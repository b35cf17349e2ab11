import type { Run } from '../run.ts';

/**
 * Copies the items from `start` to before `end`. Reads them one by one, so that array subclasses cannot influence the
 * result.
 */
export function copyRange(run: Run, list: readonly unknown[], start = 0, end: number = list.length): unknown[] {
  const length = Math.max(end - start, 0);
  run.arrayLength(length);
  return Array.from({ length }, (_, index) => list[start + index]);
}

/** Registers an array created by an operation. */
export function made(run: Run, items: unknown[]): unknown[] {
  return run.made(items, items);
}

/** Calls `visit` for each item, which uses a step each; stops when it returns true. */
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
