/** The subset of localStorage and sessionStorage that the application uses. */
export interface TextStorage {
  get(key: string): string | undefined;
  set(key: string, text: string): void;
  remove(key: string): void;
}

/**
 * Wraps a browser storage so that it never throws. If the storage is disabled or full, values stay in memory until the
 * page is closed. `open` returns the browser's storage and may throw.
 */
export function createBrowserStorage(open: () => Storage): TextStorage {
  const memory = new Map<string, string>();
  return {
    get(key) {
      return memory.get(key) ?? attempt(() => open().getItem(key)) ?? undefined;
    },
    set(key, text) {
      const stored = attempt(() => {
        open().setItem(key, text);
        return true;
      });
      if (stored) memory.delete(key);
      else memory.set(key, text);
    },
    remove(key) {
      memory.delete(key);
      attempt(() => open().removeItem(key));
    },
  };
}

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
