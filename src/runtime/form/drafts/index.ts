export { browserDrafts } from './browser-drafts.ts';
export { type Draft, listDrafts } from './kept-drafts.ts';
export { type FormDraft, useDraft } from './use-draft.ts';
