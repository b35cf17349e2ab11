import type { Registry } from './create-registry.ts';
import type { LazyComponent } from './lazy-component.ts';

/**
 * Loads the widgets of those names when the browser has nothing else to do, so that they are drawn at once when they are
 * needed. @returns takes it back, while it waits.
 */
export function preloadWhenIdle(names: Iterable<string>, { widgets }: Registry): () => void {
  const load = () => {
    for (const name of names) {
      const component = widgets.get(name)?.component;
      if (component && isLazy(component)) void component.preload();
    }
  };
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(load, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(load, { timeout: 2000 });
  return () => cancelIdleCallback(idle);
}

function isLazy(component: object): component is LazyComponent {
  return 'preload' in component && typeof component.preload === 'function';
}
