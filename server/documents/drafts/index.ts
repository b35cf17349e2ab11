export { changeDrafts, type Draft, readDrafts, readOtherAuthors, removeDraft, saveDraft } from './kept-drafts.ts';
export { type DraftStates, draftStates } from './draft-states.ts';
export { saveNewDrafts, takenKeys } from './new-drafts.ts';
