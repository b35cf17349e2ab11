/** Adds permission points, dictionaries, menu entries and their icons to answers of the back end. */
export { ownAnswer } from './own-answers.ts';
export { ownDictionaries } from './own-dictionaries.ts';
export { heldPoints } from './person-points.ts';
export { servedDocuments } from './served-documents.ts';
export { signInRoutes } from './sign-in-routes.ts';
