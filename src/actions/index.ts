import type { ActionDefinition } from '../runtime/registry/index.ts';
import * as shelf from './shelf.ts';

/** All actions of the shelf. */
export const actions: readonly ActionDefinition[] = Object.values(shelf);
