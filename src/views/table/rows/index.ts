/** Rows and their cells, read-only and editable. */
export { BodyRow } from './BodyRow.tsx';
export { drawEditCell } from './EditCell.tsx';
export { EditRow, type EditRowProps } from './EditRow.tsx';
export { editRowAttributes } from './edit-row-attributes.ts';
export { GroupLine } from './GroupLine.tsx';
export { LeadingCell } from './LeadingCell.tsx';
export { RegisteredCell } from './RegisteredCell.tsx';
export { ActionLink, linksOf } from './RowActions.tsx';
export { RowMenu } from './RowMenu.tsx';
export { SelectBox } from './SelectBox.tsx';
export { ValueCell } from './ValueCell.tsx';
export { useAddBeside } from './use-add-beside.ts';
export { useEditRowMenu } from './use-edit-row-menu.tsx';
export { isMovable, unmovable, useDragRow } from './drag-row.ts';
