import { whenIdle } from './when-idle.ts';

/** Milliseconds after which the first page is no longer waited for. */
const longest = 5000;

let stands = false;
const waiting = new Set<() => void>();

/** Says that a person sees the content that he came for: rows, a form, a screen. */
export function contentStands(): void {
  if (stands) return;
  stands = true;
  for (const begin of [...waiting]) begin();
}

/** Whether a person sees content already. */
export function hasContent(): boolean {
  return stands;
}

/**
 * Calls `run` when the browser is idle after the first page of the visit shows its content, at the latest after five
 * seconds. The wait for an answer is idle time, too: what is fetched then delays the answer. @returns cancels.
 */
export function whenContentStands(run: () => void): () => void {
  if (stands) return whenIdle(run);
  let takeBack = () => {
    clearTimeout(timer);
    waiting.delete(begin);
  };
  const begin = () => {
    takeBack();
    takeBack = whenIdle(run);
  };
  const timer = setTimeout(begin, longest);
  waiting.add(begin);
  return () => takeBack();
}
