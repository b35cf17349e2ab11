export { type TransitionCall, transitionRecord } from './transition-record.ts';
export { createFrom } from './create-from.ts';
export { createdFrom, type OpenDrafts } from './created-from.ts';
