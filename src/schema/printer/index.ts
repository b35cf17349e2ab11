/** The canonical layout of a document on disk. */
export { isCanonical, printDocument } from './print-document.ts';
export { changedText } from './changed-text.ts';
