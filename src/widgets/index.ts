import type { WidgetDefinition } from '../runtime/registry/index.ts';
import * as shelf from './shelf.ts';

/** All that stands on the shelf of widgets. */
export const widgets: readonly WidgetDefinition[] = Object.values(shelf);
