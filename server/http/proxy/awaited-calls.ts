export interface AwaitedCalls {
  during<Result>(call: () => Promise<Result>): Promise<Result>;
  /** True while a call has waited for its answer for some seconds. */
  areLong(): boolean;
}

/** The time after which an unanswered call counts as long, in milliseconds. */
const longAfter = 7_000;

export function awaitedCalls(now: () => number = () => performance.now()): AwaitedCalls {
  // A set keeps the order of insertion, so its first is the oldest.
  const begun = new Set<{ at: number }>();
  return {
    async during(call) {
      const begin = { at: now() };
      begun.add(begin);
      try {
        return await call();
      } finally {
        begun.delete(begin);
      }
    },
    areLong() {
      const [oldest] = begun;
      return oldest !== undefined && now() - oldest.at >= longAfter;
    },
  };
}
