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
export { awaitedLoad } from './awaited-loads.ts';
export { chunkFailure } from './chunk-failure.ts';
export { isEager, isLoaded, type LazyComponent, lazyComponent, preload } from './lazy-component.ts';
export { useLoaded } from './use-loaded.ts';
export { useWhenOnline } from './use-when-online.ts';
export { preloadBeforeInteraction, preloadWidgets } from './preload-before-interaction.ts';
export { beforeInteraction } from './before-interaction.ts';
export { whenIdle } from './when-idle.ts';
export { contentStands, hasContent, whenContentStands } from './content-stands.ts';
export { type Registry, type Shelf, createRegistry } from './create-registry.ts';
export { type Runtime, RuntimeProvider, useRuntime, useScope } from './RuntimeProvider.tsx';
export type { FormItemProps, ProblemCardProps, SkeletonProps, ViewSet } from './views.ts';
