import type { RowChecks } from '../../../engine/grid/index.ts';
import { beforeInteraction, whenIdle } from '../../registry/index.ts';
import type { GridStore } from './store/grid-store.ts';

/** Rows per slice; checking them takes less than a frame. */
const slice = 500;

/** Milliseconds to wait after a cell was entered, so that its editor and the first key come first. */
const afterEntering = 100;

/**
 * Checks a table's rows in slices while the browser is idle, at the latest when the first cell is entered. Calls `done`
 * at the end.
 * @returns cancels.
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
