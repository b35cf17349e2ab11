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

/** What tells that somebody is about to use the page. */
const signsOfUse = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Milliseconds without a sign of use after which widgets are loaded all the same. */
const unused = 2000;

/**
 * As `preloadWhenIdle`, from the first movement, press or key on, or after two seconds: the first look at a page does not
 * wait for code that only a touch needs. @returns takes it back, while it waits.
 */
export function preloadBeforeUse(names: Iterable<string>, registry: Registry): () => void {
  const signs = new AbortController();
  let takeBack = () => clearTimeout(timer);
  const begin = () => {
    takeBack();
    signs.abort();
    takeBack = preloadWhenIdle(names, registry);
  };
  const timer = setTimeout(begin, unused);
  for (const sign of signsOfUse) {
    window.addEventListener(sign, begin, { capture: true, passive: true, signal: signs.signal });
  }
  return () => {
    signs.abort();
    takeBack();
  };
}

function isLazy(component: object): component is LazyComponent {
  return 'preload' in component && typeof component.preload === 'function';
}
