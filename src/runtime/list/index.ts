/** The meaning of a list page on a screen: its query and the URL, its records, its buttons. */
export type { ListSort } from './list-sort.ts';
export { type SearchValues, widgetValue } from './search-values.ts';
export { portError } from './list-loader.ts';
export type { ButtonState } from './buttons.ts';
export { type ListController, type ListLocation, type ListUse, useListController } from './use-list-controller.ts';
export { type ListActions, type PageEnvironment, useListActions } from './use-list-actions.ts';
export { editorField } from './advanced-draft.ts';
export { type AdvancedQueryControl, useAdvancedQuery } from './use-advanced-query.ts';
export { type InlineRows, rowNumber, useInlineRows } from './use-inline-rows.ts';
export { type ListNews, useListNews } from './use-list-news.ts';
export { type ListViews, useListViews } from './use-list-views.ts';
export { explainList } from './explain-list.ts';
export { useDataRules } from './use-data-rules.ts';
export { followRecord } from './follow-record.ts';
export { useRecord } from './use-record.ts';
export { viewAddress } from './list-view.ts';
export { useStartingView } from './use-starting-view.ts';
export type { SavedViews } from './use-saved-views.ts';
