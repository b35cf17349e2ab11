import { say } from '../../locale/index.ts';
import { isEmptySearch, type ListController } from '../../runtime/list/index.ts';
import { useStableCallback } from '../states/index.ts';
import { Pages, totalText } from './Pages.tsx';

import './pagination.css';

/**
 * The pagination of a list at the right, with quick jumper, page sizes and total, below the notes about unfinished
 * fills.
 */
export function ListPagination({ controller }: { controller: ListController }) {
  const { list, state, snapshot } = controller;
  const paginate = useStableCallback(controller.paginate);
  // A tree loads its top level, and a search finds records of all levels.
  const isTop = list.tree !== undefined && state.advanced === undefined && isEmptySearch(state.values);
  if (snapshot.whole)
    return <p className="pw-list-pagination">{totalText({ total: snapshot.records.length, isTop })}</p>;
  return (
    <>
      {snapshot.filling?.map((sentence) => (
        <p key={sentence} className="pw-list-filling" role="status">
          {sentence}
        </p>
      ))}
      <Pages
        className="pw-list-pagination"
        label={say('{title}分页', { title: list.title })}
        page={state.page}
        pageSize={state.pageSize}
        sizes={list.pageSizes}
        total={snapshot.total}
        isEstimated={snapshot.estimated === true}
        isTop={isTop}
        onPage={paginate}
      />
    </>
  );
}
