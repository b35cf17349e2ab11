import {
  type ArrangeBy,
  type ArrangedKeys,
  type Arrangement,
  type GridData,
  type GridLine,
  arrangeRows,
  branchesOf,
  followRows,
  gridData,
  rowsOfKeys,
  groupLines,
  isPlainArrangement,
  rowOf,
  treeLines,
  withDetails,
} from '../../../engine/grid/index.ts';

/** Rows below rows, by the field that names their parent. */
export interface RowTree {
  parentKey: string;
  /** Whether there are children that are not loaded yet. */
  hasChildren: (key: string) => boolean;
}

/** What a person made of the view: arrangement, what is open, which page. */
export interface ViewState {
  readonly arrangement: Arrangement;
  /** Headings whose rows are not shown. */
  readonly closed: ReadonlySet<string>;
  /** Rows whose children are shown. */
  readonly open: ReadonlySet<string>;
  /** Rows with their details below. */
  readonly expanded: ReadonlySet<string>;
  readonly page: number;
  readonly pageSize: number;
}

/** The rows as they are shown: in which order, which of them, under headings, as a tree, on pages. */
export interface RowView {
  state(): ViewState;
  /** The shown rows in their order, with their places. */
  shown(data: GridData): GridData;
  /** From top to bottom; undefined where they are the shown rows and nothing else. */
  lines(data: GridData): readonly GridLine[] | undefined;
  /** How many rows there are on all pages. */
  count(data: GridData): number;
  arrange(data: GridData, arrangement: Arrangement, by: ArrangeBy): void;
  /** Rows were added, removed or moved. */
  follow(data: GridData): void;
  change(changes: Partial<Omit<ViewState, 'arrangement'>>): void;
  asTree(tree: RowTree | undefined): void;
  parentKey(): string | undefined;
  /** The rows of these keys and those below them in the tree, what is lowest first; without a tree the keys. */
  branches(data: GridData, keys: readonly string[]): readonly string[];
  /** Shows a row: opens its group and its parents, turns to its page, lets it pass the filter. */
  reveal(data: GridData, key: string): void;
  /** The rows that pass the filters, on all pages. */
  passing(data: GridData): readonly string[];
  /** Forgets the order that was arranged; the rows are others now. */
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

/** A view of the rows in their own order, all of them. */
export function createRowView(): RowView {
  let state = plain;
  let arranged: ArrangedKeys | undefined;
  /** The rows as they were when they were arranged or followed last. */
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
  /** What was loaded below a row of a sorted tree stands in that order, too. */
  const sortNew = (keys: readonly string[], before: GridData, data: GridData): readonly string[] => {
    const { sort } = state.arrangement;
    const fresh = keys.filter((key) => !before.places.has(key));
    if (!sort || !sortsBy || fresh.length < 2) return keys;
    const sorted = [...arrangeRows(gridData(rowsOfKeys(data, fresh)), { sort }, sortsBy).keys];
    return keys.map((key) => (before.places.has(key) ? key : (sorted.shift() ?? key)));
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
      const isGone = (key: string) => !data.places.has(key);
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
      if (!data.places.has(key) || derive(data).shown.places.has(key)) return;
      if (arranged && !arranged.keys.includes(key))
        arranged = { ...arranged, keys: [...arranged.keys, key], ...withHeading(arranged, key) };
      const heading = arranged?.headings?.get(key);
      if (heading !== undefined && state.closed.has(heading))
        set({ closed: new Set([...state.closed].filter((text) => text !== heading)) });
      if (tree) set({ open: new Set([...state.open, ...ancestors(data, tree.parentKey, key)]) });
      const place = keysOf(data).keys.indexOf(key);
      set(state.pageSize === Infinity ? {} : { page: Math.floor(place / state.pageSize) + 1 });
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
    data.places.has(String(parent)) &&
    !found.includes(String(parent))
  ) {
    found.push(String(parent));
    parent = rowOf(data, String(parent))?.record[parentKey];
  }
  return found;
}
