/** The calls to a back end that have no answer yet. */
export interface AwaitedCalls {
  /** Counts a call from now until it has its answer or fails. */
  during<Result>(call: () => Promise<Result>): Promise<Result>;
  /** True while a call has waited for its answer for some seconds. */
  areLong(): boolean;
}

/** Time after which an unanswered call counts as long, in milliseconds. */
const longAfter = 7_000;

/** @param now gives milliseconds since any moment. */
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
