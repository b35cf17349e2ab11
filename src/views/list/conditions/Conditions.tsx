import { Suspense } from 'react';

import { isEmptySearch, type ListController } from '../../../runtime/list/index.ts';
import { lazyComponent } from '../../../runtime/registry/index.ts';

const ConditionBar = lazyComponent(async () => (await import('./ConditionBar.tsx')).ConditionBar);

/** The bar of conditions, if there are any or a view is applied; otherwise its code is not loaded. */
export function Conditions({ controller }: { controller: ListController }) {
  const { values, advanced, view } = controller.state;
  if (isEmptySearch(values) && !advanced && !view) return null;
  return (
    <Suspense fallback={<div className="pw-conditions-waiting" />}>
      <ConditionBar controller={controller} />
    </Suspense>
  );
}
