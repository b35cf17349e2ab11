/** Publishes topics to subscribers. A topic without subscribers costs nothing. */
export interface Emitter {
  on(topic: string, listener: () => void): () => void;
  emit(topic: string): void;
  /** Returns the topics with subscribers and that prefix; only those with one of the `ends`, if given. */
  topics(prefix: string, ends?: ReadonlySet<string>): string[];
}

export function createEmitter(): Emitter {
  const listeners = new Map<string, Set<() => void>>();
  return {
    on(topic, listener) {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(topic);
      };
    },
    emit(topic) {
      for (const listener of Array.from(listeners.get(topic) ?? [])) listener();
    },
    topics: (prefix, ends) =>
      ends && ends.size < listeners.size
        ? [...ends].map((end) => `${prefix}${end}`).filter((topic) => listeners.has(topic))
        : [...listeners.keys()].filter(
            (topic) => topic.startsWith(prefix) && (!ends || ends.has(topic.slice(prefix.length))),
          ),
  };
}
