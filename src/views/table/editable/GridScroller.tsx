import type { HTMLAttributes, Ref } from 'react';

import { useGrid, type GridStore } from '../../../runtime/table/editing/index.ts';

/** What scrolls: Tab leads to itself only while no cell has the keyboard. The table is not drawn again when that changes. */
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
