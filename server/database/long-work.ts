/** Long-running work during which other calls can be slower. */
export type LongWorkKind = 'backup' | 'import' | 'publication';

/** Registry of the long-running work of one process. */
export interface LongWork {
  /** Runs work and registers it meanwhile. */
  run<Result>(kind: LongWorkKind, work: () => Promise<Result>): Promise<Result>;
  /** Returns the kinds of the running work, each once. */
  current(): LongWorkKind[];
}

export function longWork(): LongWork {
  const underWay: LongWorkKind[] = [];
  return {
    async run(kind, work) {
      underWay.push(kind);
      try {
        return await work();
      } finally {
        underWay.splice(underWay.indexOf(kind), 1);
      }
    },
    current: () => [...new Set(underWay)],
  };
}
