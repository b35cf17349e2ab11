import type { CellDefinition } from '../runtime/registry/index.ts';
import * as shelf from './shelf.ts';

/** All that stands on the shelf of cells. */
export const cells: readonly CellDefinition[] = Object.values(shelf);
