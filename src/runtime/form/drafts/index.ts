/** What was typed and not saved, kept in this browser. */
export { browserDrafts, draftsOf } from './browser-drafts.ts';
export type { Draft } from './draft-store.ts';
export { type FormDraft, useDraft } from './use-draft.ts';
