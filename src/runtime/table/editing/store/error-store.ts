export type CellErrors = ReadonlyMap<string, string>;

/** Holds the errors of cells and decides which are shown: those of visited or changed cells, and all after a check. */
export interface ErrorStore {
  /** Sets the errors of the rules (`live`), and those of a server's response, which are shown immediately. */
  set(live: ReadonlyMap<string, CellErrors>, server?: ReadonlyMap<string, CellErrors>): void;
  visit(key: string, column: string): void;
  visitAll(cells: readonly { key: string; column: string }[]): void;
  showAll(shows: boolean): void;
  clear(): void;
  /** Returns the messages to show in a row; the same object while they are equal. */
  ofRow(key: string): CellErrors | undefined;
}

/**
 * Creates an error store. `onChange` is called with the keys of rows whose messages may have changed; without keys, all
 * may have.
 */
export function createErrorStore(onChange: (keys?: ReadonlySet<string>) => void): ErrorStore {
  let live: ReadonlyMap<string, CellErrors> = new Map();
  let server: ReadonlyMap<string, CellErrors> = new Map();
  let all = false;
  const visited = new Map<string, Set<string>>();
  const shown = new Map<string, CellErrors>();

  const derive = (key: string): CellErrors | undefined => {
    if (!live.has(key) && !server.has(key)) return undefined;
    const own = [...(live.get(key) ?? [])].filter(([column]) => all || visited.get(key)?.has(column));
    const fromServer = server.get(key);
    if (own.length === 0 && !fromServer) return undefined;
    return new Map([...own, ...(fromServer ?? [])]);
  };
  return {
    set(nextLive, nextServer = new Map()) {
      live = nextLive;
      server = nextServer;
      onChange();
    },
    visit(key, column) {
      const columns = visited.get(key) ?? new Set();
      if (columns.has(column)) return;
      visited.set(key, columns.add(column));
      onChange(new Set([key]));
    },
    visitAll(cells) {
      for (const { key, column } of cells) visited.set(key, (visited.get(key) ?? new Set()).add(column));
      onChange();
    },
    showAll(shows) {
      if (all === shows) return;
      all = shows;
      onChange();
    },
    clear() {
      live = new Map();
      server = new Map();
      all = false;
      visited.clear();
      shown.clear();
    },
    ofRow(key) {
      const before = shown.get(key);
      const now = derive(key);
      if (now === undefined) shown.delete(key);
      else if (!before || !saysTheSame(before, now)) shown.set(key, now);
      return shown.get(key);
    },
  };
}

function saysTheSame(left: CellErrors, right: CellErrors): boolean {
  return left.size === right.size && [...left].every(([column, message]) => right.get(column) === message);
}
