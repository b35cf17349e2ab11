import { Suspense } from 'react';

import type { ResolvedList } from '../../engine/list/index.ts';
import { antdComponent } from '../../kit/antd-scope/AntdScope.tsx';
import { ListSkeleton } from '../../kit/states/index.ts';
import { ListPage, type ListPageProps } from './ListPage.tsx';

// Loaded lazily, as most lists have neither.
const ListBeside = antdComponent(async () => (await import('./beside/ListBeside.tsx')).ListBeside);
const ListAndDetails = antdComponent(async () => (await import('./beside/ListAndDetails.tsx')).ListAndDetails);

/** A list, with the tree and the details of the chosen row that its document places next to it. */
export function ListWithPanes(props: ListPageProps) {
  const { beside, details } = props.list;
  const page = (list: ResolvedList) =>
    details ? (
      <Suspense fallback={<ListSkeleton />}>
        <ListAndDetails {...props} list={list} details={details} />
      </Suspense>
    ) : (
      <ListPage {...props} list={list} />
    );
  if (!beside) return page(props.list);
  return (
    <Suspense fallback={<ListSkeleton />}>
      <ListBeside list={props.list} location={props.location} beside={beside} page={page} />
    </Suspense>
  );
}
