import { Suspense } from 'react';

import { antdComponent } from '../../antd-scope/index.ts';
import { ListSkeleton } from '../../states/index.ts';
import { ListPage, type ListPageProps } from '../ListPage.tsx';

/** Most lists stand alone. */
const ListAndDetails = antdComponent(async () => (await import('./ListAndDetails.tsx')).ListAndDetails);

/** A list, with what follows the chosen row beside it where its document says so. */
export function DetailedList(props: ListPageProps) {
  const { details } = props.list;
  if (!details) return <ListPage {...props} />;
  return (
    <Suspense fallback={<ListSkeleton />}>
      <ListAndDetails {...props} details={details} />
    </Suspense>
  );
}
