import type { RowChecks } from '../../../engine/grid/index.ts';
import { beforeInteraction, whenIdle } from '../../registry/index.ts';
import type { GridStore } from './index.ts';

/** So many rows take less than a frame. */
const slice = 500;

/** Milliseconds for a cell that was entered to be there first, with the first key that was meant for it. */
const afterEntering = 100;

/**
 * Checks a table's rows bit by bit before it is used (once a cell was entered at the latest), while the browser has
 * nothing else to do, and calls `done` then. Gives the end.
 */
export function prepareChecks(store: GridStore, checks: RowChecks, done: () => void): () => void {
  let takeBack = () => {};
  const next = () => {
    unhear();
    if (checks.prepare(store.data().rows, slice)) done();
    else takeBack = whenIdle(next);
  };
  const unhear = store.on('focus', () => {
    unhear();
    takeBack();
    const timer = setTimeout(next, afterEntering);
    takeBack = () => clearTimeout(timer);
  });
  takeBack = beforeInteraction(next);
  return () => {
    unhear();
    takeBack();
  };
}
