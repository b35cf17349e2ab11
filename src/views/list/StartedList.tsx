import { Suspense } from 'react';

import { useStartingView } from '../../runtime/list/index.ts';
import { failureText } from '../../runtime/ports/index.ts';
import { ListSkeleton, WarningNotice } from '../states/index.ts';
import { DetailedList } from './beside/DetailedList.tsx';
import { ListBeside } from './beside/LazyListBeside.tsx';
import type { ListPageProps } from './ListPage.tsx';

type StartedListProps = ListPageProps & {
  /** `true`: starts with the view that its address names, or the default view of the user's role. */
  isPage?: boolean;
};

/** A list, with the tree or the details that its document places next to it. */
export function StartedList({ isPage = false, ...props }: StartedListProps) {
  return isPage ? <BegunList {...props} /> : <PlacedList {...props} />;
}

function BegunList(props: ListPageProps) {
  const { isWaiting, turn, look, failure } = useStartingView(props.list, props.location);
  if (isWaiting) return <ListSkeleton columns={Math.min(6, props.list.columns.length + 1)} />;
  const begun = {
    ...props,
    ...(look && { look }),
    ...(failure && { notice: <WarningNotice text={failureText(failure)} /> }),
  };
  return <PlacedList key={turn} {...begun} />;
}

function PlacedList(props: ListPageProps) {
  const { beside } = props.list;
  if (!beside) return <DetailedList {...props} />;
  return (
    <Suspense fallback={<ListSkeleton />}>
      <ListBeside {...props} beside={beside} />
    </Suspense>
  );
}
