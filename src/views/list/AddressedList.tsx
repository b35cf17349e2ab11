import type { ResolvedList } from '../../engine/list/index.ts';
import { ListSkeleton, WarningNotice } from '../../kit/states/index.ts';
import { useStartingView } from '../../runtime/list/index.ts';
import { failureText } from '../../runtime/ports/index.ts';
import type { ListPageProps } from './ListPage.tsx';
import { ListWithPanes } from './ListWithPanes.tsx';

type AddressedListProps = Omit<ListPageProps, 'list'> & { content: ResolvedList };

/** The list of a page: it starts with the view that its address names, or the default view of the user's role. */
export function AddressedList({ content: list, ...place }: AddressedListProps) {
  const { isWaiting, turn, look, failure } = useStartingView(list, place.location);
  if (isWaiting) return <ListSkeleton columns={Math.min(6, list.columns.length + 1)} />;
  return (
    <ListWithPanes
      key={turn}
      {...place}
      list={list}
      look={look}
      notice={failure && <WarningNotice text={failureText(failure)} />}
    />
  );
}
