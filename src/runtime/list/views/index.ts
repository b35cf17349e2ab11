export { viewAddress } from './list-view.ts';
export { type ListViews, useListViews } from './use-list-views.ts';
export { type PlacedView, type SavedViews, useSavedViews } from './use-saved-views.ts';
export { useStartingView } from './use-starting-view.ts';
export { parseSavedQuery } from './parse-saved-query.ts';
export { queryViews } from './query-views.ts';
