import { CaretRightOutlined, HolderOutlined, LoadingOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

import { say } from '../../../locale/index.ts';
import type { TableRow } from '../../../runtime/table/index.ts';
import { useRowView } from '../context/index.ts';

/** Returns the path above a found record, as reported by the server. */
export function parentPathOf({ level, record }: TableRow): string | undefined {
  const { parentPath } = record;
  return level === 0 && typeof parentPath === 'string' ? parentPath : undefined;
}

/** The first cell of a tree's row: indent, the button that opens or closes it, and the path above a found record. */
export function TreeCell({ row, children }: { row: TableRow; children: ReactNode }) {
  const { onToggle, canMove } = useRowView();
  const path = parentPathOf(row);
  return (
    <div className="pw-tree-cell" style={{ paddingInlineStart: row.level * 20 }}>
      {row.kind === 'record' && canMove?.(row.record) && (
        <span className="pw-tree-handle" title={say('拖到新的上级下面')} aria-hidden="true">
          <HolderOutlined />
        </span>
      )}
      {!onToggle ? null : row.kind === 'loading' ? (
        <LoadingOutlined className="pw-tree-toggle" aria-hidden="true" />
      ) : row.expandable ? (
        <button
          type="button"
          className="pw-tree-toggle"
          aria-expanded={row.expanded}
          aria-label={row.expanded ? say('收起下级') : say('展开下级')}
          onClick={() => onToggle(row.record)}
        >
          <CaretRightOutlined rotate={row.expanded ? 90 : 0} aria-hidden="true" />
        </button>
      ) : (
        <span className="pw-tree-toggle" />
      )}
      <div className="pw-tree-content">{children}</div>
      {path !== undefined && (
        <span className="pw-tree-path" title={path}>
          {path}
        </span>
      )}
    </div>
  );
}
