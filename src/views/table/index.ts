/** The table: a virtualized grid, cards on a phone. */
export { EditGrid } from './editable/index.ts';
export type { EditTree } from './context/index.ts';
export { firstWrongCell, revealCell } from './focus/index.ts';
export { preloadCards } from './phone/index.ts';
export { TableView } from './read-only/index.ts';
export { TableToolbar, createThrottle, repeatInterval } from './toolbar/index.ts';
export { totalsOf } from './totals/index.ts';
export { RegisteredCell } from './rows/index.ts';
export { useUndoOffer } from './history/index.ts';
export { type KeyHelp, tableKeyHelp } from './keys/index.ts';
