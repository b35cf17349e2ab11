import { ProfileOutlined } from '@ant-design/icons';

import { say } from '../../../locale/index.ts';
import { useGrid, type GridStore } from '../../../runtime/table/editing/index.ts';
import { useEditTable } from '../context/index.ts';

/** A button that opens and closes the details of a row. */
export function ExpandButton({ rowKey, index }: { rowKey: string; index: number }) {
  const { store, onDetails } = useEditTable();
  const expanded = useGrid(store, 'rows', readExpanded);
  if (onDetails)
    return (
      <button
        type="button"
        className="pw-tree-toggle"
        aria-label={say('第 {index} 行的详情', { index: index + 1 })}
        title={say('详情')}
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
      aria-label={say('{verb}第 {index} 行', { verb: isOpen ? say('收起') : say('展开'), index: index + 1 })}
      onClick={toggle}
    >
      <span className="pw-caret" />
    </button>
  );
}

function readExpanded(store: GridStore) {
  return store.view().expanded;
}
