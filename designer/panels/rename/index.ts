/** Another name for what is selected, in all documents that use it. */
export { placeInWords } from './place-in-words.ts';
export { RenameDialog } from './RenameDialog.tsx';
