import type { ActionDefinition } from '../runtime/registry/index.ts';
import * as shelf from './shelf.ts';

export const actions: readonly ActionDefinition[] = Object.values(shelf);
