/** What was typed and not saved, kept in this browser. */
export { draftsOf } from './browser-drafts.ts';
export { type FormDraft, useDraft } from './use-draft.ts';
