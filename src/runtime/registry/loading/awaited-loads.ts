let awaited = 0;
const waiting: (() => void)[] = [];

/**
 * Marks a load that the user is waiting for; preloading pauses meanwhile.
 * @returns `load`.
 */
export async function awaitedLoad<Loaded>(load: Promise<Loaded>): Promise<Loaded> {
  awaited += 1;
  try {
    return await load;
  } finally {
    awaited -= 1;
    if (awaited === 0) waiting.splice(0).forEach((go) => go());
  }
}

/** Returns true while the user is waiting for a load. */
export function isLoadAwaited(): boolean {
  return awaited > 0;
}

/** Calls `go` once, when all awaited loads have ended. */
export function afterAwaitedLoads(go: () => void): void {
  waiting.push(go);
}
