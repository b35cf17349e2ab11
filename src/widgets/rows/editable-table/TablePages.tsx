import { Pagination } from 'antd';

import { type GridStore, useGrid } from '../../../runtime/table/editing/index.ts';
import { useIsPhone } from '../../../views/states/index.ts';

const pageSizes = [10, 20, 30];

/** The pages of a table's rows; what is edited on one stays when another is shown. */
export function TablePages({ store }: { store: GridStore }) {
  const { page, pageSize, arrangement } = useGrid(store, 'rows', readView);
  const total = useGrid(store, 'rows', readCount);
  const isPhone = useIsPhone();
  // Groups and trees are shown whole.
  if (arrangement.group !== undefined || store.parentKey() !== undefined) return null;
  return (
    <nav className="pw-edit-pages" aria-label="分页">
      <Pagination
        size="small"
        current={page}
        pageSize={pageSize}
        total={total}
        pageSizeOptions={pageSizes}
        showSizeChanger={!isPhone}
        showQuickJumper={!isPhone}
        simple={isPhone}
        showTotal={(count) => `共${count}条`}
        onChange={(next, size) => store.changeView({ page: size === pageSize ? next : 1, pageSize: size })}
      />
    </nav>
  );
}

function readView(store: GridStore) {
  return store.view();
}

function readCount(store: GridStore) {
  return store.shownCount();
}
