import { Suspense } from 'react';

import { isEmptySearch, type ListController } from '../../../runtime/list/index.ts';
import { lazyComponent } from '../../../runtime/registry/index.ts';

const ConditionBar = lazyComponent(async () => (await import('./ConditionBar.tsx')).ConditionBar);

/** The bar of conditions where there are any, or the list is shown by a view; a list that asks for nothing loads nothing. */
export function Conditions({ controller }: { controller: ListController }) {
  const { values, advanced, view } = controller.state;
  if (isEmptySearch(values) && !advanced && !view) return null;
  return (
    <Suspense fallback={<div className="pw-conditions-waiting" />}>
      <ConditionBar controller={controller} />
    </Suspense>
  );
}
