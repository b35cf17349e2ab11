/** What a database answers to anybody, as a sign that it is alive. */
export interface SignsOfLife {
  /** It has answered. */
  heard(): void;
  /** Resolves when it answers the next time. */
  next(): Promise<void>;
  /** True when it has answered in the last ten seconds. */
  isRecent(): boolean;
}

/** How long an answer is a sign of life, in milliseconds. */
const recentMs = 10_000;

export function signsOfLife(): SignsOfLife {
  let waiting: (() => void)[] = [];
  let last = -Infinity;
  return {
    heard() {
      const told = waiting;
      waiting = [];
      last = performance.now();
      for (const tell of told) tell();
    },
    isRecent: () => performance.now() - last < recentMs,
    next: () => new Promise((resolve) => waiting.push(resolve)),
  };
}
