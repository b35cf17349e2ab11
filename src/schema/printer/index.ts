export { isCanonical, printDocument } from './print-document.ts';
export { changedText } from './changed-text.ts';
