export type * from './resolved-list.ts';
export { recycleBinList } from './recycle-bin-list.ts';
export { defaultToolbar, type ResolveOptions, resolveList } from './resolve-list.ts';
export { defaultSearchFields, isPeriod } from './search-fields.ts';
export { presentNames, type PresentNames, renamedLook, renamedSearch, renamedView } from './renamed-names.ts';
export { type PresentValue, revaluedText, revaluedView } from './renamed-values.ts';
export type * from '../columns/resolved-column.ts';
export type { ActionStep } from '../resolve/index.ts';
