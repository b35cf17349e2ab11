import {
  arrangeRows,
  branchesOf,
  followRows,
  gridData,
  groupLines,
  isPlainArrangement,
  rowOf,
  rowsOfKeys,
  treeLines,
  withDetails,
  type ArrangeBy,
  type ArrangedKeys,
  type Arrangement,
  type GridData,
  type GridLine,
} from '../../../../engine/grid/index.ts';

export interface RowTree {
  parentKey: string;
  /** Returns true if a row has children that are not loaded. */
  hasChildren: (key: string) => boolean;
}

export interface ViewState {
  readonly arrangement: Arrangement;
  /** Keys of collapsed group headings. */
  readonly closed: ReadonlySet<string>;
  /** Rows that are expanded in the tree. */
  readonly open: ReadonlySet<string>;
  /** Rows whose details are open. */
  readonly expanded: ReadonlySet<string>;
  readonly page: number;
  readonly pageSize: number;
}

/** Derives the visible rows: sorted, filtered, grouped, as a tree, paged. */
export interface RowView {
  state(): ViewState;
  shown(data: GridData): GridData;
  lines(data: GridData): readonly GridLine[] | undefined;
  count(data: GridData): number;
  arrange(data: GridData, arrangement: Arrangement, by: ArrangeBy): void;
  follow(data: GridData): void;
  change(changes: Partial<Omit<ViewState, 'arrangement'>>): void;
  asTree(tree: RowTree | undefined): void;
  parentKey(): string | undefined;
  branches(data: GridData, keys: readonly string[]): readonly string[];
  /** Makes a row visible: opens its group and its parents, turns to its page, exempts it from the filter. */
  reveal(data: GridData, key: string): void;
  /** Returns the rows that pass the filters, on all pages. */
  passing(data: GridData): readonly string[];
  /** Discards the arranged order, after the rows were replaced. */
  reset(): void;
}

const plain: ViewState = {
  arrangement: {},
  closed: new Set(),
  open: new Set(),
  expanded: new Set(),
  page: 1,
  pageSize: Infinity,
};

/** Creates a view that initially shows all rows in their original order. */
export function createRowView(): RowView {
  let state = plain;
  let arranged: ArrangedKeys | undefined;
  let known: GridData | undefined;
  let sortsBy: ArrangeBy | undefined;
  let tree: RowTree | undefined;
  let derived: { data: GridData; shown: GridData; lines: readonly GridLine[] | undefined } | undefined;

  const keysOf = (data: GridData): ArrangedKeys => arranged ?? { keys: data.rows.keys() };
  const derive = (data: GridData) => {
    if (derived?.data === data) return derived;
    const isPaged = state.pageSize < data.rows.length;
    if (!arranged && !tree && !isPaged && state.expanded.size === 0) {
      derived = { data, shown: data, lines: undefined };
      return derived;
    }
    const lines = withDetails(rowLines(data), state.expanded);
    const rows = rowsOfKeys(
      data,
      lines.flatMap((line) => (line.kind === 'row' ? line.key : [])),
    );
    const isPlain = !tree && lines.every(({ kind }) => kind === 'row');
    derived = { data, shown: gridData(rows), lines: isPlain ? undefined : lines };
    return derived;
  };
  const rowLines = (data: GridData): GridLine[] => {
    const ordered = keysOf(data);
    if (ordered.headings) return groupLines(ordered, state.closed);
    if (tree) {
      const rows = arranged ? gridData(rowsOfKeys(data, ordered.keys)) : data;
      return treeLines(rows, tree.parentKey, state.open, tree.hasChildren);
    }
    const from = state.pageSize === Infinity ? 0 : (pageOf(ordered.keys.length) - 1) * state.pageSize;
    return ordered.keys
      .slice(from, from + state.pageSize)
      .map((key) => ({ kind: 'row', key, depth: 0 }) satisfies GridLine);
  };
  const sortNew = (keys: readonly string[], before: GridData, data: GridData): readonly string[] => {
    const { sort } = state.arrangement;
    const fresh = keys.filter((key) => !before.positions.has(key));
    if (!sort || !sortsBy || fresh.length < 2) return keys;
    const sorted = [...arrangeRows(gridData(rowsOfKeys(data, fresh)), { sort }, sortsBy).keys];
    return keys.map((key) => (before.positions.has(key) ? key : (sorted.shift() ?? key)));
  };
  const pageOf = (count: number) => Math.max(1, Math.min(state.page, Math.ceil(count / state.pageSize)));
  const set = (changes: Partial<ViewState>) => {
    state = { ...state, ...changes };
    derived = undefined;
  };

  return {
    state: () => state,
    shown: (data) => derive(data).shown,
    lines: (data) => derive(data).lines,
    count: (data) => arranged?.keys.length ?? data.rows.length,
    arrange(data, arrangement, by) {
      arranged = isPlainArrangement(arrangement) ? undefined : arrangeRows(data, arrangement, by);
      known = data;
      sortsBy = by;
      set({ arrangement, closed: arrangement.group === state.arrangement.group ? state.closed : new Set(), page: 1 });
    },
    follow(data) {
      if (arranged && known) {
        const followed = followRows(arranged, known, data);
        arranged = tree ? { ...followed, keys: sortNew(followed.keys, known, data) } : followed;
      }
      known = arranged && data;
      const isGone = (key: string) => !data.positions.has(key);
      if ([...state.expanded].some(isGone))
        set({ expanded: new Set([...state.expanded].filter((key) => !isGone(key))) });
    },
    change: set,
    asTree(next) {
      tree = next;
      derived = undefined;
    },
    parentKey: () => tree?.parentKey,
    branches: (data, keys) => (tree ? branchesOf(data, tree.parentKey, keys) : keys),
    reveal(data, key) {
      if (!data.positions.has(key) || derive(data).shown.positions.has(key)) return;
      if (arranged && !arranged.keys.includes(key))
        arranged = { ...arranged, keys: [...arranged.keys, key], ...withHeading(arranged, key) };
      const heading = arranged?.headings?.get(key);
      if (heading !== undefined && state.closed.has(heading))
        set({ closed: new Set([...state.closed].filter((text) => text !== heading)) });
      if (tree) set({ open: new Set([...state.open, ...ancestors(data, tree.parentKey, key)]) });
      const position = keysOf(data).keys.indexOf(key);
      set(state.pageSize === Infinity ? {} : { page: Math.floor(position / state.pageSize) + 1 });
    },
    passing: (data) => keysOf(data).keys,
    reset() {
      arranged = undefined;
      set({ arrangement: {}, expanded: new Set(), page: 1 });
    },
  };
}

function withHeading({ headings }: ArrangedKeys, key: string): Partial<ArrangedKeys> {
  return headings ? { headings: new Map([...headings, [key, headings.get(key) ?? '']]) } : {};
}

function ancestors(data: GridData, parentKey: string, key: string): string[] {
  const found: string[] = [];
  let parent = rowOf(data, key)?.record[parentKey];
  while (
    parent !== null &&
    parent !== undefined &&
    data.positions.has(String(parent)) &&
    !found.includes(String(parent))
  ) {
    found.push(String(parent));
    parent = rowOf(data, String(parent))?.record[parentKey];
  }
  return found;
}
