export { placeInWords } from './place-in-words.ts';
export { RenameDialog } from './RenameDialog.tsx';
