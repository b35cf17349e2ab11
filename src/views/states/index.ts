/** Panels that replace content (empty, failed, loading), and hooks that all views share. */
export { EmptyState, emptyText, FilteredEmptyState } from './EmptyStates.tsx';
export { ErrorState, ForbiddenState, NotFoundState, OfflineState } from './FailureStates.tsx';
export { LoadFailure } from './LoadFailure.tsx';
export { ListSkeleton } from './ListSkeleton.tsx';
export { UnreadList } from './UnreadList.tsx';
export { useStableCallback } from './use-stable-callback.ts';
export { InDialogContext } from './in-dialog.ts';
export { useFailureWarning } from './use-failure-warning.ts';
export { useIsLow, useIsPhone } from './use-is-phone.ts';
export { useViewVariables } from './use-view-variables.ts';
export { WarningNotice } from './WarningNotice.tsx';
export { StatePanel } from './StatePanel.tsx';
