/** Documents that are published at run time: drafts, versions, and the overlay over the folders. */
export { readBroughtState, writeBroughtState } from './brought-documents.ts';
export { editsSome } from './may-edit.ts';
export { type DraftStates, draftStates, saveNewDrafts, takenKeys } from './drafts/index.ts';
export { followRegularly, openPublished, type PublishedDocuments } from './open-published.ts';
export {
  followOnlineCodes,
  followOnlineFields,
  followOnlineTables,
  onlineCallRoutes,
  onlineFormEffects,
  onlineFormModel,
  onlineFormRoutes,
  onlineFormTables,
} from './online-forms/index.ts';
export type { ProblemsLeft } from './publication-mistakes.ts';
export type { Alongside } from './publish.ts';
export { everybody, type GivenRights, type Holder, rememberSecrets } from './rights/index.ts';
export { documentsWithDrafts } from './read-documents.ts';
export { documentRoutes } from './routes.ts';
export { readChangedBelow, writePublication } from './stored-documents.ts';
export { documentTables } from './tables.ts';
export { followVersions, readModelVersions } from './versions.ts';
