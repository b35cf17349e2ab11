/** Drafts of users: unpublished texts of documents, and the documents as their author sees them. */
export { changeDrafts, type Draft, readDrafts, readOtherAuthors, removeDraft, saveDraft } from './kept-drafts.ts';
export { type DraftStates, draftStates } from './draft-states.ts';
export { saveNewDrafts, takenKeys } from './new-drafts.ts';
