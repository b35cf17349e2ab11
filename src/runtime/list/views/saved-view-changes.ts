import type { SavedViewsPort } from '../../ports/index.ts';

const listeners = new WeakMap<SavedViewsPort, Set<() => void>>();

/** Hears that something else on the screen has changed what is saved. @returns the way to stop. */
export function onViewsChange(port: SavedViewsPort, listener: () => void): () => void {
  const all = listeners.get(port) ?? new Set();
  listeners.set(port, all.add(listener));
  return () => void all.delete(listener);
}

/** Tells all but the one who changed it. */
export function notifyViewsChange(port: SavedViewsPort, own: () => void): void {
  for (const listener of listeners.get(port) ?? []) if (listener !== own) listener();
}
