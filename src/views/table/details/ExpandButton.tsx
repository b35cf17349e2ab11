import { ProfileOutlined } from '@ant-design/icons';

import { type GridStore, useGrid } from '../../../runtime/table/editing/index.ts';
import { useEditTable } from '../context/index.ts';

/** Opens and closes what hangs below a row. */
export function ExpandButton({ rowKey, index }: { rowKey: string; index: number }) {
  const { store, onDetails } = useEditTable();
  const expanded = useGrid(store, 'rows', readExpanded);
  if (onDetails)
    return (
      <button
        type="button"
        className="pw-tree-toggle"
        aria-label={`第 ${index + 1} 行的详情`}
        title="详情"
        onClick={() => onDetails(rowKey)}
      >
        <ProfileOutlined aria-hidden />
      </button>
    );
  const isOpen = expanded.has(rowKey);
  const toggle = () => {
    const next = new Set(expanded);
    if (!next.delete(rowKey)) next.add(rowKey);
    store.changeView({ expanded: next });
  };
  return (
    <button
      type="button"
      className="pw-tree-toggle"
      aria-expanded={isOpen}
      aria-label={`${isOpen ? '收起' : '展开'}第 ${index + 1} 行`}
      onClick={toggle}
    >
      <span className="pw-caret" />
    </button>
  );
}

function readExpanded(store: GridStore) {
  return store.view().expanded;
}
