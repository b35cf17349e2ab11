import { Pagination } from 'antd';
import { memo } from 'react';

import type { ListController } from '../../runtime/list/index.ts';
import { useIsPhone, useStableCallback } from '../states/index.ts';
import './pagination.css';

/** Pages on the right: quick jumper, sizes, and how many records there are. */
export function ListPagination({ controller }: { controller: ListController }) {
  const { list, state, snapshot } = controller;
  const paginate = useStableCallback(controller.paginate);
  if (snapshot.whole) return <p className="pw-list-pagination">共{snapshot.records.length}条</p>;
  return (
    <Pages
      title={list.title}
      page={state.page}
      pageSize={state.pageSize}
      sizes={list.pageSizes}
      total={snapshot.total}
      isEstimated={snapshot.estimated === true}
      onPage={paginate}
    />
  );
}

interface PagesProps {
  title: string;
  page: number;
  pageSize: number;
  sizes: readonly number[];
  total: number;
  isEstimated: boolean;
  onPage: (page: number, pageSize: number) => void;
}

const Pages = memo(function Pages({ title, page, pageSize, sizes, total, isEstimated, onPage }: PagesProps) {
  const isPhone = useIsPhone();
  return (
    <nav className="pw-list-pagination" aria-label={`${title}分页`}>
      <Pagination
        current={page}
        pageSize={pageSize}
        total={total}
        pageSizeOptions={sizes.map(String)}
        showSizeChanger={!isPhone}
        showQuickJumper={!isPhone}
        showTotal={(count) => `共${isEstimated ? '约' : ''}${count}条`}
        simple={isPhone}
        onChange={onPage}
      />
    </nav>
  );
});
