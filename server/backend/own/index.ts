/** Additions of this server to answers of the back end: permission points, dictionaries, entries of the menu and their icons. */
export { ownAnswer } from './own-answers.ts';
export { ownDictionaries } from './own-dictionaries.ts';
export { heldPoints } from './person-points.ts';
export { servedDocuments } from './served-documents.ts';
