import { EditableTable, type EditableTableProps } from '../editable-table/EditableTable.tsx';

/** The lines of a bill: an editable table, denser than one that stands alone. */
export function Lines({ size = 'small', ...props }: EditableTableProps) {
  return <EditableTable {...props} size={size} />;
}
