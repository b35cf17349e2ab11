import type { ListController } from '../../runtime/list/index.ts';
import { say } from '../../schema/locale/say.ts';
import { useStableCallback } from '../states/index.ts';
import { Pages } from './Pages.tsx';

import './pagination.css';

/**
 * The pagination of a list at the right, with quick jumper, page sizes and total, below the notes about unfinished
 * fills.
 */
export function ListPagination({ controller }: { controller: ListController }) {
  const { list, state, snapshot } = controller;
  const paginate = useStableCallback(controller.paginate);
  if (snapshot.whole)
    return <p className="pw-list-pagination">{say('共{recordsCount}条', { recordsCount: snapshot.records.length })}</p>;
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
        onPage={paginate}
      />
    </>
  );
}
