import { Suspense } from 'react';

import { antdComponent } from '../../antd-scope/AntdScope.tsx';
import { ListSkeleton } from '../../states/index.ts';
import { ListPage, type ListPageProps } from '../ListPage.tsx';

const ListAndDetails = antdComponent(async () => (await import('./ListAndDetails.tsx')).ListAndDetails);

/** A list, with the details of the chosen row next to it if its document defines some. */
export function DetailedList(props: ListPageProps) {
  const { details } = props.list;
  if (!details) return <ListPage {...props} />;
  return (
    <Suspense fallback={<ListSkeleton />}>
      <ListAndDetails {...props} details={details} />
    </Suspense>
  );
}
