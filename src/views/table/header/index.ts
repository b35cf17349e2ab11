export { EditHeader } from './EditHeader.tsx';
export { HeaderMenu, type OpenMenu } from './HeaderMenu.tsx';
export { HeaderRow } from './HeaderRow.tsx';
export { SelectAll } from './SelectAll.tsx';
