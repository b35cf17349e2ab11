import type { HTMLAttributes, Ref } from 'react';

import { useGrid, type GridStore } from '../../../runtime/table/editing/index.ts';

/**
 * The scrolling element. Tab reaches it only while no cell is active; a change of that does not render the table again.
 */
export function GridScroller({
  store,
  ref,
  ...rest
}: HTMLAttributes<HTMLDivElement> & { store: GridStore; ref: Ref<HTMLDivElement> }) {
  const hasActive = useGrid(store, 'focus', readHasActive);
  return <div ref={ref} {...rest} tabIndex={hasActive ? -1 : 0} />;
}

function readHasActive(store: GridStore) {
  return store.focus() !== undefined;
}
