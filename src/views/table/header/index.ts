/** The header: titles, sorting, selecting all, widths, and the menu of a column. */
export { EditHeader } from './EditHeader.tsx';
export { HeaderMenu, type OpenMenu } from './HeaderMenu.tsx';
export { HeaderRow } from './HeaderRow.tsx';
export { SelectAll } from './SelectAll.tsx';
