/** What a database answers to anybody, as a sign that it is alive. */
export interface SignsOfLife {
  /** It has answered. */
  heard(): void;
  /** Resolves when it answers the next time. */
  next(): Promise<void>;
}

export function signsOfLife(): SignsOfLife {
  let waiting: (() => void)[] = [];
  return {
    heard() {
      const told = waiting;
      waiting = [];
      for (const tell of told) tell();
    },
    next: () => new Promise((resolve) => waiting.push(resolve)),
  };
}
