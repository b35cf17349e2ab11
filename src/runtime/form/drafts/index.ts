/** What was typed and not saved, kept in this browser. */
export { draftsOf, type FormDraft, useDraft } from './use-draft.ts';
