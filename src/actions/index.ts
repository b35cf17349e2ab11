import type { ActionDefinition } from '../runtime/registry/index.ts';
import * as shelf from './shelf.ts';

/** All that stands on the shelf of actions. */
export const actions: readonly ActionDefinition[] = Object.values(shelf);
