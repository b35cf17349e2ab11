import { createDraftStore } from './draft-store.ts';

export const browserDrafts = createDraftStore();
