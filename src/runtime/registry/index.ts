/** What documents may name, and how components get at it. */
export {
  type ActionDefinition,
  type CellDefinition,
  type CellProps,
  type FieldsBeside,
  type WidgetDefinition,
  type WidgetProps,
  defineAction,
  defineCell,
  defineWidget,
} from './definitions.ts';
export { formilyComponent, isFormilyComponent } from './formily-component.ts';
export { isLoaded, lazyComponent, preload } from './lazy-component.ts';
export { preloadBeforeUse, preloadWidgets } from './preload-before-use.ts';
export { beforeUse } from './before-use.ts';
export { whenIdle } from './when-idle.ts';
export { type Registry, type Shelf, createRegistry } from './create-registry.ts';
export { type Runtime, RuntimeProvider, useRuntime } from './RuntimeProvider.tsx';
export type { FormItemProps, ProblemCardProps, SkeletonProps, ViewSet } from './views.ts';
