export interface SignsOfLife {
  heard(): void;
  next(): Promise<void>;
  isRecent(): boolean;
}

const recentMs = 10_000;

export function signsOfLife(): SignsOfLife {
  let waiting: (() => void)[] = [];
  let last = -Infinity;
  return {
    heard() {
      const listeners = waiting;
      waiting = [];
      last = performance.now();
      for (const tell of listeners) tell();
    },
    isRecent: () => performance.now() - last < recentMs,
    next: () => new Promise((resolve) => waiting.push(resolve)),
  };
}
