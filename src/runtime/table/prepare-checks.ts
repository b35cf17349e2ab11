import type { RowChecks } from '../../engine/grid/index.ts';
import { beforeUse, whenIdle } from '../registry/index.ts';
import type { GridStore } from './editing/index.ts';

/** So many rows take less than a frame. */
const slice = 500;

/** Checks a table's rows bit by bit before it is used, while the browser has nothing else to do, and calls `done` then. Gives the end. */
export function prepareChecks(store: GridStore, checks: RowChecks, done: () => void): () => void {
  let stop = () => {};
  const next = () => {
    if (checks.prepare(store.data().rows, slice)) done();
    else stop = whenIdle(next);
  };
  stop = beforeUse(next);
  return () => stop();
}
