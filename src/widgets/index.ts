import type { WidgetDefinition } from '../runtime/registry/index.ts';
import * as shelf from './shelf.ts';

/** The definitions of all built-in widgets. */
export const widgets: readonly WidgetDefinition[] = Object.values(shelf);
