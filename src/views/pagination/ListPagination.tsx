import type { ListController } from '../../runtime/list/index.ts';
import { useStableCallback } from '../states/index.ts';
import { Pages } from './Pages.tsx';
import './pagination.css';

/** Pages on the right: quick jumper, sizes, and how many records there are. */
export function ListPagination({ controller }: { controller: ListController }) {
  const { list, state, snapshot } = controller;
  const paginate = useStableCallback(controller.paginate);
  if (snapshot.whole) return <p className="pw-list-pagination">共{snapshot.records.length}条</p>;
  return (
    <Pages
      className="pw-list-pagination"
      label={`${list.title}分页`}
      page={state.page}
      pageSize={state.pageSize}
      sizes={list.pageSizes}
      total={snapshot.total}
      isEstimated={snapshot.estimated === true}
      onPage={paginate}
    />
  );
}
