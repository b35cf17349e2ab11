import { EditableTable, type EditableTableProps } from '../editable-table/EditableTable.tsx';

/** The lines of a bill: an editable table, denser than a standalone one. */
export function Lines({ size = 'small', ...props }: EditableTableProps) {
  return <EditableTable {...props} size={size} />;
}
