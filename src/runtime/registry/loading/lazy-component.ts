import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from 'react';

import { awaitedLoad } from './awaited-loads.ts';
import { loadChunk } from './load-chunk.ts';

/** Milliseconds in which React re-renders the instances that waited for the code. */
const keptFailure = 1000;

/** A component whose code is loaded at its first render, or earlier by `preload`. */
// oxlint-disable-next-line no-explicit-any -- widgets differ in value and props; each is checked by its own props schema
export type LazyComponent<Props = any> = FunctionComponent<Props> & {
  preload: () => Promise<void>;
  isLoaded: () => boolean;
};

/**
 * Creates a component in its own chunk. Once loaded, it renders synchronously; React's `lazy` alone suspends every
 * instance again and reveals them in batches, hundreds of milliseconds apart. If loading fails, rendering throws; a
 * later instance tries again.
 */
// oxlint-disable-next-line no-explicit-any -- as above
export function lazyComponent<Props extends object = any>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded ??= await loadChunk(load);
    return { default: loaded };
  };
  let waiting: ComponentType<Props> = lazy(loadOrForget);
  // React's `lazy` keeps a failure forever. Instances that waited for it must still receive it, later ones try again.
  async function loadOrForget() {
    try {
      return await awaitedLoad(loadOnce());
    } catch (error) {
      setTimeout(() => (waiting = lazy(loadOrForget)), keptFailure);
      throw error;
    }
  }
  function Loaded(props: Props) {
    // An instance keeps its first component: a change would remount it.
    const [drawn] = useState(() => loaded ?? waiting);
    return createElement(drawn, props);
  }
  return Object.assign(Loaded, { preload: async () => void (await loadOnce()), isLoaded: () => loaded !== undefined });
}

/** Returns true if the component's code is loaded. */
export function isLoaded(component: object): boolean {
  return !isLazy(component) || component.isLoaded();
}

/**
 * Loads the component's code if it is lazy.
 * @throws the error of the load.
 */
export async function preload(component: object): Promise<void> {
  if (isLazy(component)) await component.preload();
}

/**
 * Returns true if the component is part of the initial page: such components are small and need no library scope around
 * them.
 */
export function isEager(component: object): boolean {
  return typeof component === 'function' && !isLazy(component);
}

function isLazy(component: object): component is LazyComponent {
  // A fragment, which some hosts and stories use as a scope, is a symbol.
  return Object(component) === component && 'preload' in component && typeof component.preload === 'function';
}
