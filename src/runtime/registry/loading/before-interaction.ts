import { whenIdle } from './when-idle.ts';

const signsOfUse = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Milliseconds after which `run` is called without an interaction. */
const unused = 2000;

/**
 * Calls `run` when the browser is idle after the first pointer movement, press or key, at the latest after two seconds,
 * so that the first paint does not wait for code that only an interaction needs.
 * @returns cancels.
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
