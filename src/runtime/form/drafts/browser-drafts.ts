import { createDraftStore } from './draft-store.ts';

/** The drafts that this browser keeps. */
export const browserDrafts = createDraftStore();

/** A user's drafts of one document, the newest first. */
export function draftsOf(of: { user: string; document: string }): { record: string | null; savedAt: number }[] {
  return browserDrafts.list(of);
}
