import type { Registry } from './create-registry.ts';
import { preload } from './lazy-component.ts';
import { whenIdle } from './when-idle.ts';

/** Loads the widgets of those names, so that they are drawn at once when they are needed. */
export async function preloadWidgets({ widgets }: Registry, names: Iterable<string>): Promise<void> {
  await Promise.all(
    [...names].map(async (name) => {
      const component = widgets.get(name)?.component;
      if (component) await preload(component);
    }),
  );
}

/** What tells that somebody is about to use the page. */
const signsOfUse = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Milliseconds without a sign of use after which widgets are loaded all the same. */
const unused = 2000;

/**
 * As `preloadWidgets`, when the browser has nothing else to do from the first movement, press or key on, or after two
 * seconds: the first look at a page does not wait for code that only a touch needs. @returns takes it back, while it waits.
 */
export function preloadBeforeUse(names: Iterable<string>, registry: Registry): () => void {
  const signs = new AbortController();
  let takeBack = () => clearTimeout(timer);
  const begin = () => {
    takeBack();
    signs.abort();
    takeBack = whenIdle(() => void preloadWidgets(registry, names));
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
