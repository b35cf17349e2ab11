import { Alert } from 'antd';

import { failureText } from '../../runtime/data/ports.ts';
import { useStartingView } from '../../runtime/list/index.ts';
import { ListSkeleton } from '../states/index.ts';
import { ListBeside } from './ListBeside.tsx';
import { ListPage, type ListPageProps } from './ListPage.tsx';

/** A list as a page of its own: it begins with the view that its address names, or that the person's role has. */
export function StartedList(props: ListPageProps) {
  const { isWaiting, turn, look, failure } = useStartingView(props.list, props.location);
  if (isWaiting) return <ListSkeleton columns={Math.min(6, props.list.columns.length + 1)} />;
  const begun = {
    ...props,
    ...(look && { look }),
    ...(failure && { notice: <Alert type="warning" showIcon closable message={failureText(failure)} /> }),
  };
  const { beside } = props.list;
  return beside ? <ListBeside key={turn} {...begun} beside={beside} /> : <ListPage key={turn} {...begun} />;
}
