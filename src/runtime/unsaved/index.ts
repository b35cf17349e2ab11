/** What was typed and not saved: which tabs hold some, and the browser's question before it is lost. */
export { type UnsavedPart, unsavedWorkAtom } from './unsaved-work.ts';
export { UnsavedOwner, useUnsaved, useUnsavedOwners } from './use-unsaved.ts';
