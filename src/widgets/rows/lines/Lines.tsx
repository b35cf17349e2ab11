import type { LinesWidgetProps } from '../../../../generated/props.ts';
import { EditableTable, type RowsProps } from '../editable-table/EditableTable.tsx';

export type LinesProps = RowsProps & LinesWidgetProps;

/** The lines of a bill: an editable table, denser than a standalone one. */
export function Lines({ size = 'small', ...props }: LinesProps) {
  return <EditableTable {...props} size={size} />;
}
