export interface CallRate {
  allows(who: string): boolean;
}

/**
 * Creates a counter.
 * @param limit the calls permitted in `window` milliseconds.
 */
export function callRate(limit: number, window: number, now: () => number = Date.now): CallRate {
  const counts = new Map<string, { until: number; calls: number }>();
  return {
    allows(who) {
      const at = now();
      if (counts.size > 10_000) counts.clear();
      const known = counts.get(who);
      const count = known && known.until > at ? known : { until: at + window, calls: 0 };
      count.calls += 1;
      counts.set(who, count);
      return count.calls <= limit;
    },
  };
}
