/** Work that takes long and that people may notice because other calls become slower. */
export type LongWorkKind = 'backup' | 'import' | 'publication';

/** The long work of one process. */
export interface LongWork {
  /** Does work and counts it as under way meanwhile. */
  run<Result>(kind: LongWorkKind, work: () => Promise<Result>): Promise<Result>;
  /** The kinds of work that are under way, each once. */
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
