import { Pages } from '../../../kit/pagination/Pages.tsx';
import { say } from '../../../locale/index.ts';
import { useGrid, type GridStore } from '../../../runtime/table/editing/index.ts';
import { listPageSizes } from '../../../schema/kinds/list-defaults.ts';

/** The pages of a table's rows; edits are kept across pages. */
export function TablePages({ store }: { store: GridStore }) {
  const { page, pageSize, arrangement } = useGrid(store, 'rows', readView);
  const total = useGrid(store, 'rows', readCount);
  if (arrangement.group !== undefined || store.parentKey() !== undefined) return null;
  return (
    <Pages
      className="pw-edit-pages"
      label={say('分页')}
      isSmall
      page={page}
      pageSize={pageSize}
      sizes={listPageSizes}
      total={total}
      onPage={(next, size) => store.changeView({ page: size === pageSize ? next : 1, pageSize: size })}
    />
  );
}

function readView(store: GridStore) {
  return store.view();
}

function readCount(store: GridStore) {
  return store.shownCount();
}
