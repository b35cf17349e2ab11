/** What is used of localStorage and sessionStorage. */
export interface TextStorage {
  get(key: string): string | undefined;
  set(key: string, text: string): void;
  remove(key: string): void;
}

/**
 * A storage over the browser's that never throws: where it is switched off or full, values live in memory for as long as
 * the page does. `open` gives the browser's storage and may throw.
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
