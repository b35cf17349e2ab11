export { type UnsavedPart, unsavedWorkAtom } from './unsaved-work.ts';
export { UnsavedOwner, useUnsaved, useUnsavedOwners } from './use-unsaved.ts';
