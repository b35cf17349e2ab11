import type { GridChange } from '../rows/index.ts';

/** The unit of one undo, with a name for users (`修改`, `粘贴`, `删除 3 行`). */
export interface GridTransaction {
  name: string;
  forward: readonly GridChange[];
  back: readonly GridChange[];
  /** Transactions of one session are joined: the letters of a word typed into a cell. */
  session?: string;
}

export interface GridHistory {
  readonly past: readonly GridTransaction[];
  readonly future: readonly GridTransaction[];
}

export const emptyHistory: GridHistory = { past: [], future: [] };

const mostSteps = 500;

/** Records a transaction; undone ones can then no longer be redone. */
export function recordTransaction({ past }: GridHistory, transaction: GridTransaction): GridHistory {
  const last = past.at(-1);
  const goesOn = last?.session !== undefined && last.session === transaction.session;
  if (!goesOn) return { past: [...past, transaction].slice(-mostSteps), future: [] };
  const joined: GridTransaction = {
    ...last,
    forward: [...last.forward, ...transaction.forward],
    back: [...transaction.back, ...last.back],
  };
  return { past: [...past.slice(0, -1), joined], future: [] };
}

/** Returns the transaction to undo with the resulting history; undefined if there is none. */
export function undoStep({ past, future }: GridHistory): { step: GridTransaction; history: GridHistory } | undefined {
  const step = past.at(-1);
  return step && { step, history: { past: past.slice(0, -1), future: [...future, step] } };
}

/** Returns the transaction to redo with the resulting history; undefined if there is none. */
export function redoStep({ past, future }: GridHistory): { step: GridTransaction; history: GridHistory } | undefined {
  const step = future.at(-1);
  return step && { step, history: { past: [...past, step], future: future.slice(0, -1) } };
}
