/**
 * The logic of a list page: its query in the URL, its records and buttons, the addresses of its records, inline
 * editing, saved views, the advanced query and explanations.
 */
export {
  initialListState,
  isEmptySearch,
  listRequest,
  type ListSort,
  printSearch,
  type SearchValues,
  sortableColumns,
  widgetValue,
} from './query/index.ts';
export {
  type ListController,
  type ListLocation,
  type RemoteChanges,
  type ListOptions,
  type ListTotals,
  useListController,
  usePoll,
  useRemoteChanges,
} from './controller/index.ts';
export {
  type ButtonState,
  type ChosenCell,
  type ListActions,
  type PageEnvironment,
  useListActions,
} from './buttons/index.ts';
export { conditionsAddress, linesAddress, linkAddress, recordAddress, useRecordAddress } from './address/index.ts';
export { type InlineRows, rowNumber, useInlineRows } from './rows/use-inline-rows.ts';
export {
  type ListViews,
  type PlacedView,
  type SavedViews,
  useListViews,
  useStartingView,
  viewAddress,
} from './views/index.ts';
export { type AdvancedQueryControl, useAdvancedQuery } from './advanced-query/use-advanced-query.ts';
export { editorField } from './advanced-query/advanced-draft.ts';
export { type AskedFor, explainList } from './explain-list.ts';
export {
  type Condition,
  type ConditionGroup,
  type ConditionPart,
  countConditions,
  listConditions,
} from './conditions/index.ts';
export { useDataRules } from './use-data-rules.ts';
export { seesColumn } from './column-visibility.ts';
export { followRecord } from './follow-record.ts';
export { useRecord } from './use-record.ts';
