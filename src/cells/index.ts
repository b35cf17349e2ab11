import type { CellDefinition } from '../runtime/registry/index.ts';
import * as shelf from './shelf.ts';

/**
 * What a widget's own cell is drawn with: a value as text, and a text with its link, cut where it has no room.
 * @public
 */
export { cellText } from './cell-text/cell-value.ts';
/** @public */
export { drawText } from './cell-text/draw-text.tsx';

/** All that stands on the shelf of cells. */
export const cells: readonly CellDefinition[] = Object.values(shelf);
