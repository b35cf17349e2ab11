import { type ComponentType, createElement, lazy, useState } from 'react';

/** A component whose code is loaded at its first render, or earlier by `preload`. */
// oxlint-disable-next-line no-explicit-any -- widgets differ in value and props; each is checked by its own props schema
export type LazyComponent = ComponentType<any> & { preload: () => Promise<void>; isLoaded: () => boolean };

/**
 * A component in its own chunk. Once loaded, it renders synchronously. React's `lazy` alone suspends every instance again
 * and reveals them in batches, hundreds of milliseconds apart.
 */
// oxlint-disable-next-line no-explicit-any -- as above
export function lazyComponent(load: () => Promise<ComponentType<any>>): LazyComponent {
  // oxlint-disable-next-line no-explicit-any -- as above
  let loaded: ComponentType<any> | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Waiting = lazy(loadOnce);
  function Loaded(props: object) {
    // An instance keeps its first component: a change would remount it.
    const [drawn] = useState(() => loaded ?? Waiting);
    return createElement(drawn, props);
  }
  return Object.assign(Loaded, { preload: async () => void (await loadOnce()), isLoaded: () => loaded !== undefined });
}

/** Whether the component's code is loaded. */
export function isLoaded(component: object): boolean {
  return !isLazy(component) || component.isLoaded();
}

/** Loads the component's code, if it has any to load. @throws what loading throws. */
export async function preload(component: object): Promise<void> {
  if (isLazy(component)) await component.preload();
}

function isLazy(component: object): component is LazyComponent {
  return 'preload' in component && typeof component.preload === 'function';
}
