export interface Recent<Value> {
  get(name: string): Value | undefined;
  put(name: string, value: Value): void;
  getOrMake(name: string, make: () => Promise<Value>): Promise<Value>;
}

/**
 * Creates a cache of values with a limited lifetime.
 * @param lifetime The lifetime in milliseconds.
 * @param most The maximum number of values.
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
