import { LoadingOutlined } from '@ant-design/icons';

import { say } from '../../../locale/index.ts';
import { useEditTable } from '../context/index.ts';

/** The indent and the toggle button before the first cell of a tree's row. */
export function TreeToggle({ rowKey, depth, isOpen }: { rowKey: string; depth: number; isOpen: boolean | undefined }) {
  const { toggleOpen, isLoading } = useEditTable();
  return (
    <span className="pw-edit-tree" style={{ paddingInlineStart: depth * 20 }}>
      {isOpen === undefined ? (
        <span className="pw-tree-toggle" />
      ) : (
        <button
          type="button"
          tabIndex={-1}
          className="pw-tree-toggle"
          aria-expanded={isOpen}
          aria-label={isOpen ? say('收起下级') : say('展开下级')}
          onClick={() => toggleOpen(rowKey)}
        >
          {isLoading(rowKey) ? <LoadingOutlined aria-hidden /> : <span className="pw-caret" />}
        </button>
      )}
    </span>
  );
}
