/** The listeners of one source. */
export interface Listeners<Args extends unknown[]> {
  /** @returns the function that unsubscribes. */
  subscribe: (listener: (...args: Args) => void) => () => void;
  /** Calls the listeners that are subscribed when the call begins. */
  notify: (...args: Args) => void;
}

/** Creates an empty list of listeners, which are called in the order in which they subscribed. */
export function createListeners<Args extends unknown[] = []>(): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify(...args) {
      // A listener may subscribe or unsubscribe others.
      for (const listener of Array.from(listeners)) listener(...args);
    },
  };
}
