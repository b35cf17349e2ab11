export { AdvancedQueryDialog } from './LazyAdvancedQueryDialog.tsx';
export { ActiveQuery } from './ActiveQuery.tsx';
