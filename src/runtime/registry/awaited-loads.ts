let awaited = 0;
const waiting: (() => void)[] = [];

/** Tells that a person waits for what `load` brings: what is loaded ahead gives way to it. @returns `load`. */
export async function awaitedLoad<Loaded>(load: Promise<Loaded>): Promise<Loaded> {
  awaited += 1;
  try {
    return await load;
  } finally {
    awaited -= 1;
    if (awaited === 0) waiting.splice(0).forEach((go) => go());
  }
}

/** Whether somebody waits for a load. */
export function isLoadAwaited(): boolean {
  return awaited > 0;
}

/** Calls `go` once when no load is waited for any more. */
export function afterAwaitedLoads(go: () => void): void {
  waiting.push(go);
}
