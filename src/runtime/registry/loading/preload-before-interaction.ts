import type { Registry } from '../create-registry.ts';
import { beforeInteraction } from './before-interaction.ts';
import { preload } from './lazy-component.ts';

/** Preloads the code of widgets. A failure is ignored here: the code is requested again when it is needed. */
export async function preloadWidgets({ widgets }: Registry, names: Iterable<string>): Promise<void> {
  await Promise.allSettled(
    [...names].map(async (name) => {
      const component = widgets.get(name)?.component;
      if (component) await preload(component);
    }),
  );
}

/**
 * Calls `preloadWidgets` before the first interaction.
 * @returns cancels.
 */
export function preloadBeforeInteraction(names: Iterable<string>, registry: Registry): () => void {
  return beforeInteraction(() => void preloadWidgets(registry, names));
}
