export type LongWorkKind = 'backup' | 'import' | 'publication';

export interface LongWork {
  run<Result>(kind: LongWorkKind, work: () => Promise<Result>): Promise<Result>;
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
