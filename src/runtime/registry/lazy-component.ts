import { type ComponentType, createElement, lazy, useState } from 'react';

/** A component that is loaded when it is first drawn, or before, by `preload`. */
// oxlint-disable-next-line no-explicit-any -- widgets differ in value and props; each is checked by its own props schema
export type LazyComponent = ComponentType<any> & { preload: () => Promise<void>; isLoaded: () => boolean };

/**
 * A component in a file of its own. Once loaded it is drawn at once: React's `lazy` alone lets every place where it
 * stands wait once more, and shows what waited in bundles, hundreds of milliseconds apart.
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
    // What a place has begun with stays: another component there would begin anew.
    const [drawn] = useState(() => loaded ?? Waiting);
    return createElement(drawn, props);
  }
  return Object.assign(Loaded, { preload: async () => void (await loadOnce()), isLoaded: () => loaded !== undefined });
}

/** Whether the component is drawn at once, without loading code. */
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
