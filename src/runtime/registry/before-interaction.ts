import { whenIdle } from './when-idle.ts';

/** What tells that somebody is about to use the page. */
const signsOfUse = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Milliseconds without a sign of use after which there is time all the same. */
const unused = 2000;

/**
 * Calls `run` when the browser has nothing else to do from the first movement, press or key on, or after two seconds:
 * the first look at a page does not wait for what only a touch needs. @returns takes it back, while it waits.
 */
export function beforeInteraction(run: () => void): () => void {
  const signs = new AbortController();
  let takeBack = () => clearTimeout(timer);
  const begin = () => {
    takeBack();
    signs.abort();
    takeBack = whenIdle(run);
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
