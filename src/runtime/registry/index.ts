export type {
  ActionContext,
  ActionProgress,
  ActionResult,
  DialogQuestion,
  NavigationTarget,
  OpenDialog,
  PlaceQuestion,
  Question,
  RequestTemplate,
  TreePlace,
  UndoOffer,
} from './action-result.ts';
export {
  type ActionDefinition,
  type CellDefinition,
  type CellProps,
  type FieldsBeside,
  type LayoutProps,
  type StepArguments,
  type WidgetDefinition,
  type WidgetProps,
  defineAction,
  defineCell,
  defineWidget,
} from './definitions.ts';
export { formilyComponent, isFormilyComponent } from './formily-component.ts';
export { awaitedLoad } from './loading/awaited-loads.ts';
export { chunkFailure } from './loading/chunk-failure.ts';
export { isEager, isLoaded, type LazyComponent, lazyComponent, preload } from './loading/lazy-component.ts';
export { useLoaded } from './loading/use-loaded.ts';
export { useWhenOnline } from './loading/use-when-online.ts';
export { preloadBeforeInteraction, preloadWidgets } from './loading/preload-before-interaction.ts';
export { beforeInteraction } from './loading/before-interaction.ts';
export { whenIdle } from './loading/when-idle.ts';
export { contentStands, hasContent, whenContentStands } from './loading/content-stands.ts';
export { type Registry, type Shelf, createRegistry } from './create-registry.ts';
export { type Runtime, RuntimeProvider, useRuntime, useScope } from './RuntimeProvider.tsx';
export type { FormItemProps, ProblemCardProps, SkeletonProps, ViewSet } from './views.ts';
