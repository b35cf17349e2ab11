import { Suspense } from 'react';

import type { ListActions, ListController } from '../../../runtime/list/index.ts';
import { lazyComponent } from '../../../runtime/registry/index.ts';
import { useTableState } from '../../../runtime/table/index.ts';

const WholeQuery = lazyComponent(async () => (await import('./WholeQuery.tsx')).WholeQuery);

/** The lazy wrapper of `WholeQuery`, loaded with the first selection. */
export function WholeQueryBanner(props: { controller: ListController; actions: ListActions }) {
  const isAnySelected = useTableState(props.controller.table, (state) => state.selection.size > 0 || state.selectsAll);
  if (!isAnySelected) return null;
  return (
    <Suspense fallback={null}>
      <WholeQuery {...props} />
    </Suspense>
  );
}
