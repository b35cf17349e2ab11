import type { RowState } from '../../../runtime/table/editing/index.ts';
import type { EditTable } from '../context/index.ts';

/** Returns the attributes of a row's element, rendered as a line or as a card. */
export function editRowAttributes(
  table: EditTable,
  row: {
    state: RowState;
    /** The index among all lines, including group headings. */
    line: number;
    depth: number;
    /** Undefined if it has no children. */
    isOpen: boolean | undefined;
    /** Pixels from the top of the body. */
    top: number;
  },
) {
  const { state, line, depth, isOpen, top } = row;
  return {
    role: 'row',
    'aria-rowindex': line + 2,
    'aria-selected': state.isSelected || undefined,
    'aria-level': table.isTree ? depth + 1 : undefined,
    'aria-expanded': isOpen,
    'data-row': state.row.key,
    'aria-describedby': table.statusIds?.[state.status],
    'data-status': state.status === 'unchanged' ? undefined : state.status,
    'data-reloaded': state.isReloaded || undefined,
    style: { top },
  };
}
