/** Values by their names, which are remembered for a while. */
export interface Recent<Value> {
  /** The value of that name, unless it is too old. */
  get(name: string): Value | undefined;
  /** Remembers a value; the oldest is forgotten where there are too many. */
  put(name: string, value: Value): void;
  /** The value of that name, or one that is made and remembered; reading it does not make it younger. */
  getOrMake(name: string, make: () => Promise<Value>): Promise<Value>;
}

/**
 * Remembers values for a while.
 * @param lifetime in milliseconds.
 * @param most so many values are remembered.
 */
export function recentValues<Value>({
  lifetime,
  most,
  now = Date.now,
}: {
  lifetime: number;
  most: number;
  now?: () => number;
}): Recent<Value> {
  const known = new Map<string, { value: Value; at: number }>();
  const recent: Recent<Value> = {
    get(name) {
      const found = known.get(name);
      return found && now() - found.at < lifetime ? found.value : undefined;
    },
    put(name, value) {
      known.delete(name);
      known.set(name, { value, at: now() });
      for (const oldest of known.keys()) {
        if (known.size <= most) break;
        known.delete(oldest);
      }
    },
    async getOrMake(name, make) {
      const found = recent.get(name);
      if (found !== undefined) return found;
      const made = await make();
      recent.put(name, made);
      return made;
    },
  };
  return recent;
}
