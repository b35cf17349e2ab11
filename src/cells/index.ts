import type { CellDefinition } from '../runtime/registry/index.ts';
import * as shelf from './shelf.ts';

/**
 * Functions for the cells of custom widgets: a value as text, and a text with its link, cut to the available width.
 * @public
 */
export { cellText } from './cell-text/cell-value.ts';
/** @public */
export { drawText } from './cell-text/draw-text.tsx';

export const cells: readonly CellDefinition[] = Object.values(shelf);
