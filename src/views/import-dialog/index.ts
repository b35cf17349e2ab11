/** How the import of Excel files looks. */
export { ImportDialog } from './ImportDialog.tsx';
