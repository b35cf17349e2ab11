import type { SavedViewsPort } from '../../ports/index.ts';

const listeners = new WeakMap<SavedViewsPort, Set<() => void>>();

/**
 * Subscribes to changes of the saved views by other components.
 * @returns unsubscribes.
 */
export function onViewsChange(port: SavedViewsPort, listener: () => void): () => void {
  const all = listeners.get(port) ?? new Set();
  listeners.set(port, all.add(listener));
  return () => void all.delete(listener);
}

/** Notifies all listeners except the one that made the change. */
export function notifyViewsChange(port: SavedViewsPort, own: () => void): void {
  for (const listener of listeners.get(port) ?? []) if (listener !== own) listener();
}
