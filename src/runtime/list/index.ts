/** The meaning of a list page on a screen. What it asks for, kept in the URL: */
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
/** its records, loaded and kept in step with others: */
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
/** its buttons: */
export {
  type ButtonState,
  type ChosenCell,
  type ListActions,
  type PageEnvironment,
  useListActions,
} from './buttons/index.ts';
/** the addresses of its records: */
export { conditionsAddress, linesAddress, linkAddress, recordAddress, useRecordAddress } from './address/index.ts';
/** its rows where they are edited in place: */
export { type InlineRows, rowNumber, useInlineRows } from './rows/index.ts';
/** what a person keeps of it: */
export {
  type ListViews,
  type PlacedView,
  type SavedViews,
  useListViews,
  useStartingView,
  viewAddress,
} from './views/index.ts';
/** conditions over any field: */
export { type AdvancedQueryControl, editorField, useAdvancedQuery } from './advanced-query/index.ts';
/** why it shows what it shows: */
export { type AskedFor, explainList } from './explain-list.ts';
export {
  type Condition,
  type ConditionGroup,
  type ConditionPart,
  countConditions,
  listConditions,
} from './conditions/index.ts';
export { useDataRules } from './use-data-rules.ts';
/** and lists that are about one record. */
export { seesColumn } from './column-visibility.ts';
export { followRecord } from './follow-record.ts';
export { useRecord } from './use-record.ts';
