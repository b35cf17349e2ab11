/** The advanced query of a list: conditions over any field, and the queries that were saved under a name. */
export { AdvancedQueryDialog } from './LazyAdvancedQueryDialog.tsx';
export { ActiveQuery } from './ActiveQuery.tsx';
