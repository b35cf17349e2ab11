export interface PendingChecks {
  set(path: string, isChecking: boolean): void;
  /** Resolves when no check is pending and all results are set. */
  none(): Promise<void>;
}

export function createPendingChecks(): PendingChecks {
  const pending = new Set<string>();
  let waiting: (() => void)[] = [];
  return {
    set(path, isChecking) {
      if (isChecking) pending.add(path);
      else pending.delete(path);
      if (pending.size > 0) return;
      for (const go of waiting) go();
      waiting = [];
    },
    async none() {
      if (pending.size > 0) await new Promise<void>((resolve) => void waiting.push(resolve));
    },
  };
}
