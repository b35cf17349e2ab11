import { Pagination } from 'antd';

import type { ListController } from '../../runtime/list/index.ts';
import { useIsPhone } from '../states/index.ts';

/** Pages on the right: quick jumper, sizes, and how many records there are. */
export function ListPagination({ controller }: { controller: ListController }) {
  const { list, state, snapshot, paginate } = controller;
  const isPhone = useIsPhone();
  if (snapshot.whole) return <p className="pw-list-pagination">共{snapshot.records.length}条</p>;
  return (
    <nav className="pw-list-pagination" aria-label={`${controller.list.title}分页`}>
      <Pagination
        current={state.page}
        pageSize={state.pageSize}
        total={snapshot.total}
        pageSizeOptions={list.pageSizes.map(String)}
        showSizeChanger={!isPhone}
        showQuickJumper={!isPhone}
        showTotal={(total) => `共${snapshot.estimated ? '约' : ''}${total}条`}
        simple={isPhone}
        onChange={paginate}
      />
    </nav>
  );
}
