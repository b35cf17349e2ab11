/**
 * What stands in the place of content that is not there: one family, one drawing, one sentence, one action. And what every
 * view asks of the screen that it is on.
 */
export { EmptyState, FilteredEmptyState } from './EmptyStates.tsx';
export { ErrorState, ForbiddenState, NotFoundState, OfflineState } from './FailureStates.tsx';
export { ListSkeleton } from './ListSkeleton.tsx';
export { UnreadList } from './UnreadList.tsx';
export { useStableCallback } from './use-stable-callback.ts';
export { InDialogContext } from './in-dialog.ts';
export { useFailureWarning } from './use-failure-warning.ts';
export { useIsPhone } from './use-is-phone.ts';
export { useViewVariables } from './use-view-variables.ts';
export { StatePanel } from './StatePanel.tsx';
