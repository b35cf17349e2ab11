import {
  type ArrangeBy,
  type Arrangement,
  type CellRange,
  type GridChange,
  type GridData,
  type GridDifference,
  type GridHistory,
  type GridLine,
  type GridRecord,
  GridRows,
  applyChanges,
  differenceOf,
  emptyHistory,
  gridData,
  gridDataOf,
  numberRows,
  rangeBetween,
  reconcile,
  recordKey,
  recordTransaction,
  redoStep,
  rowOf,
  statusOf,
  undoStep,
  untouchedValues,
} from '../../../engine/grid/index.ts';
import { createEmitter } from './emitter.ts';
import { createErrorStore } from './error-store.ts';
import type { CellAddress, GridFocus } from './grid-focus.ts';
import { type RowState, createRowStates } from './row-states.ts';
import { type RowTree, type ViewState, createRowView } from './row-view.ts';

/** The rows of an editable table with all that a person does to them. It lives outside React and tells of every change. */
export interface GridStore {
  data(): GridData;
  /** The rows as a person looks at them, sorted, filtered, on a page; places of cells and blocks count these. */
  shown(): GridData;
  /** The shown rows with headings and details between them; undefined where there are none. */
  lines(): readonly GridLine[] | undefined;
  view(): ViewState;
  /** How many rows there are on all pages. */
  shownCount(): number;
  arrange(arrangement: Arrangement, by: ArrangeBy): void;
  changeView(changes: Partial<Omit<ViewState, 'arrangement'>>): void;
  asTree(tree: RowTree | undefined): void;
  /** The field that names a row's parent, where the rows are a tree. */
  parentKey(): string | undefined;
  /** These rows and, in a tree, all that hangs below them, what is lowest first. */
  branches(keys: readonly string[]): readonly string[];
  /** Takes rows and their branches away as one step of undo. */
  remove(keys: readonly string[]): void;
  /** Makes a row one of those that are shown. */
  reveal(key: string): void;
  /**
   * Takes over values of a row that somebody else saved, but for those that were edited here, which stay. Marks the row
   * for 1.4 s. False where there is no such row.
   */
  merge(key: string, values: GridRecord): boolean;
  /**
   * The rows are on the server as they are now, with what the save answered (by key). Those in `unsaved` (keys, and ids
   * of rows that could not be removed) are not: they stay edited, and what was done can still be undone. One that was
   * answered for all the same was edited after it was `sent`: the answer is laid under what was edited since.
   */
  settle(
    saved?: ReadonlyMap<string, GridRecord>,
    unsaved?: ReadonlySet<string>,
    sent?: ReadonlyMap<string, GridRecord>,
  ): void;
  /**
   * Rows that were not loaded before (children of a row), after that row or first; nothing to undo. Those that somebody
   * else has just added (`isRemote`) are marked for 1.4 s.
   */
  adopt(records: readonly GridRecord[], after: string | undefined, isRemote?: boolean): void;
  /**
   * Takes a row away that somebody else removed, marked for 1.4 s before. One that was edited here or has the keyboard
   * stays: what is done to it is not lost, and a save says that it is gone. `gone` is called when it went.
   */
  drop(key: string, gone?: () => void): void;
  /** Row states are asked for by key; rows that are gone have none. */
  rowState(key: string): RowState | undefined;
  focus(): GridFocus | undefined;
  /** Key of the row that has the keyboard or, of those that are still there, had it last. */
  lastRow(): string | undefined;
  /** The block of cells that copy, clear and fill work on; a single cell where no block is drawn. */
  range(): CellRange | undefined;
  history(): GridHistory;
  selected(): ReadonlySet<string>;
  difference(): GridDifference;
  /** The columns that are shown, by key, in their order: places of blocks count them. */
  setColumns(keys: readonly string[]): void;
  columns(): readonly string[];

  /** The editing of one cell from its being entered on: what is typed meanwhile is one step. Another one, another editor. */
  session(): string;
  setFocus(focus: GridFocus | undefined): void;
  /** Draws the block from corner to corner; the cell that has the keyboard stays where it is inside it, else goes to a corner. */
  showRange(range: CellRange): void;
  /** Takes back what was typed since the cell was entered. */
  cancel(): void;
  select(keys: ReadonlySet<string>): void;
  /** Carries out changes as one step of undo; steps of one session are one. */
  change(name: string, changes: readonly GridChange[], session?: string): void;
  undo(): string | undefined;
  redo(): string | undefined;
  /** Takes other rows: nothing is edited, nothing can be undone. A save gives the rows of the answer. */
  load(records: readonly GridRecord[]): void;
  /** Takes over records that came from outside: values of the same rows, else as `load`. */
  receive(records: readonly GridRecord[]): void;
  readonly errors: ReturnType<typeof createErrorStore>;

  /**
   * `load`: other rows were taken; `rows`: which rows there are, their order, which are selected; `data`: anything in them; `values`: anything in them, by
   * a person; `history`; `focus`; `row:<key>`.
   */
  on(topic: string, listener: () => void): () => void;
}

/** Milliseconds for which a row that somebody else changed is marked (specification 9). */
const highlightTime = 1400;

/** A store over records, which are not changed. With `sortKey`, rows that are added, removed or moved are numbered anew in that field. */
export function createGridStore(records: readonly GridRecord[], options: { sortKey?: string } = {}): GridStore {
  const emitter = createEmitter();
  let data = gridDataOf(records);
  let baseline = data;
  let history = emptyHistory;
  let focus: GridFocus | undefined;
  let columns: readonly string[] = [];
  let selected: ReadonlySet<string> = new Set();
  let reloaded: ReadonlySet<string> = new Set();
  let lastRow: string | undefined;
  let sessions = 0;
  const errors = createErrorStore((keys) => tellRows(keys));
  const view = createRowView();
  const shown = () => view.shown(data);

  const range = (): CellRange | undefined => {
    if (!focus) return undefined;
    const from = placeOf(focus.active);
    return from && rangeBetween(from, placeOf(focus.lead) ?? from);
  };
  const placeOf = ({ key, column }: CellAddress) => {
    const row = shown().places.get(key);
    const place = columns.indexOf(column);
    return row === undefined || place < 0 ? undefined : { row, column: place };
  };
  const states = createRowStates((block = range()) => ({
    ...{ data, baseline, places: shown().places, focus, block, selected, reloaded },
    ...{ session: String(sessions), errorsOf: errors.ofRow },
  }));
  const tellRows = (touched?: ReadonlySet<string>) => {
    states.moveOn();
    const block = range();
    const isChanged = (key: string) => {
      const before = states.known(key);
      return states.of(key, block) !== before;
    };
    // All are looked at before any is told: who is told may ask for other rows, which would pass for known then.
    const changed = emitter.topics('row:').filter((topic) => {
      const key = topic.slice('row:'.length);
      return (!touched || touched.has(key)) && isChanged(key);
    });
    for (const topic of changed) emitter.emit(topic);
  };
  const take = (next: GridData, touched?: ReadonlySet<string>) => {
    const isOrderKept = next.places === data.places;
    data = next;
    if (!isOrderKept) {
      view.follow(data);
      if (focus && !data.places.has(focus.active.key)) focus = undefined;
      if ([...selected].some((key) => !data.places.has(key)))
        selected = new Set([...selected].filter((key) => data.places.has(key)));
      emitter.emit('rows');
    }
    tellRows(isOrderKept ? touched : undefined);
    emitter.emit('data');
  };
  const load = (next: readonly GridRecord[]) => {
    history = emptyHistory;
    errors.clear();
    const rows = gridDataOf(next);
    baseline = rows;
    view.reset();
    states.clear();
    take(rows);
    emitter.emit('history');
    emitter.emit('load');
  };
  const replay = (changes: readonly GridChange[]) => {
    sessions += 1;
    take(applyChanges(data, changes).data);
    emitter.emit('values');
    emitter.emit('history');
  };

  const numbered = (changes: readonly GridChange[]): readonly GridChange[] => {
    const { sortKey } = options;
    if (sortKey === undefined || changes.every(({ type }) => type === 'set')) return changes;
    return [...changes, ...numberRows(applyChanges(data, changes).data, sortKey)];
  };
  const setFocus = (next: GridFocus | undefined) => {
    if (next?.active.key !== focus?.active.key || next?.active.column !== focus?.active.column) sessions += 1;
    focus = next;
    lastRow = next?.active.key ?? lastRow;
    tellRows();
    emitter.emit('focus');
  };

  const mark = (keys: readonly string[], then: () => void = () => {}) => {
    reloaded = new Set([...reloaded, ...keys]);
    setTimeout(() => {
      reloaded = new Set([...reloaded].filter((key) => !keys.includes(key)));
      then();
      tellRows();
    }, highlightTime);
  };
  const lookAnew = () => {
    const rows = shown();
    if (focus && !rows.places.has(focus.active.key)) setFocus(undefined);
    else if (focus && !rows.places.has(focus.lead.key)) setFocus({ ...focus, lead: focus.active });
    emitter.emit('rows');
    tellRows();
  };

  const change: GridStore['change'] = (name, wanted, session) => {
    if (wanted.length === 0) return;
    const changes = numbered(wanted);
    const { data: next, inverse } = applyChanges(data, changes);
    if (session === undefined) sessions += 1;
    history = recordTransaction(history, { name, forward: changes, back: inverse, ...(session && { session }) });
    take(next, new Set(changes.flatMap((one) => (one.type === 'set' ? one.key : []))));
    emitter.emit('values');
    emitter.emit('history');
  };

  return {
    data: () => data,
    shown,
    lines: () => view.lines(data),
    view: view.state,
    shownCount: () => view.count(data),
    arrange(arrangement, by) {
      view.arrange(data, arrangement, by);
      // What is filtered away is not selected any longer: nobody would see what is done to it.
      const passing = new Set(selected.size > 0 ? view.passing(data) : []);
      if ([...selected].some((key) => !passing.has(key)))
        selected = new Set([...selected].filter((key) => passing.has(key)));
      lookAnew();
    },
    changeView(changes) {
      view.change(changes);
      lookAnew();
    },
    asTree(tree) {
      view.asTree(tree);
      lookAnew();
    },
    reveal(key) {
      if (shown().places.has(key)) return;
      view.reveal(data, key);
      lookAnew();
    },
    merge(key, values) {
      const row = rowOf(data, key);
      if (!row) return false;
      const before = rowOf(baseline, key)?.record ?? {};
      const toward = (changes: GridRecord): GridChange => ({ type: 'set', key, values: changes });
      baseline = applyChanges(baseline, [toward(values)]).data;
      mark([key]);
      take(applyChanges(data, [toward(untouchedValues(values, before, row.record))]).data);
      return true;
    },
    settle(saved = new Map(), unsaved = new Set(), sent = new Map()) {
      const asSaved = (key: string, record: GridRecord): GridRecord =>
        data.rows.own({ key, record: { ...(sent.get(key) ?? record), ...saved.get(key) } });
      const records = data.rows.map(({ key, record }) => {
        if (!unsaved.has(key)) return data.rows.own({ key, record: { ...record, ...saved.get(key) } });
        const answer = untouchedValues(saved.get(key) ?? {}, sent.get(key) ?? record, record);
        return saved.has(key) ? data.rows.own({ key, record: { ...record, ...answer } }) : record;
      });
      const rows = data.rows.ofOwn(records);
      const kept = rows.flatMap(({ key, record }): GridRecord | readonly GridRecord[] => {
        if (!unsaved.has(key)) return record;
        return saved.has(key) ? asSaved(key, record) : (rowOf(baseline, key)?.record ?? []);
      });
      const stillThere = baseline.rows.flatMap(({ key, record }): GridRecord | readonly GridRecord[] =>
        !data.places.has(key) && unsaved.has(recordKey(record) ?? key) ? record : [],
      );
      // A new row that was removed while it was saved is there now, and is to be removed from there.
      const removedSince = [...saved.keys()]
        .filter((key) => !data.places.has(key) && !baseline.places.has(key))
        .map((key) => asSaved(key, {}));
      baseline = gridData(rows.ofOwn([...kept, ...stillThere, ...removedSince]));
      if (unsaved.size === 0) history = emptyHistory;
      errors.clear();
      take({ rows, places: data.places });
      emitter.emit('history');
    },
    adopt(added, after, isRemote = false) {
      const at = after === undefined ? 0 : (data.places.get(after) ?? data.rows.length - 1) + 1;
      const fresh = GridRows.of(added).filter(({ key }) => !data.places.has(key));
      const insert: GridChange = { type: 'insert', rows: fresh.map((row, index) => ({ at: at + index, row })) };
      baseline = applyChanges(baseline, [insert]).data;
      if (isRemote) mark(fresh.map(({ key }) => key));
      take(applyChanges(data, [insert]).data);
    },
    drop(key, gone) {
      mark([key], () => {
        const row = rowOf(data, key);
        if (!row || focus?.active.key === key || statusOf(row, baseline) === 'edited') return;
        const remove: GridChange = { type: 'remove', keys: [key] };
        baseline = applyChanges(baseline, [remove]).data;
        take(applyChanges(data, [remove]).data);
        gone?.();
      });
      tellRows();
    },
    rowState: (key) => states.of(key),
    focus: () => focus,
    lastRow: () => (lastRow !== undefined && data.places.has(lastRow) ? lastRow : undefined),
    range,
    history: () => history,
    selected: () => selected,
    difference: () => differenceOf(data, baseline),
    columns: () => columns,
    setColumns(keys) {
      columns = keys;
      states.moveOn();
    },
    errors,
    session: () => String(sessions),
    setFocus,
    select(keys) {
      selected = keys;
      tellRows();
      emitter.emit('rows');
    },
    change,
    parentKey: view.parentKey,
    branches: (keys) => view.branches(data, keys),
    remove(keys) {
      const all = view.branches(data, keys);
      change(`删除 ${all.length} 行`, [{ type: 'remove', keys: all }]);
    },
    showRange(block) {
      const from = focus && placeOf(focus.active);
      if (!focus || !from) return;
      const isRow = from.row === block.top || from.row === block.bottom;
      const isColumn = from.column === block.left || from.column === block.right;
      const active = isRow && isColumn ? from : { row: block.top, column: block.left };
      const lead = {
        row: active.row === block.top ? block.bottom : block.top,
        column: active.column === block.left ? block.right : block.left,
      };
      const cell = ({ row, column }: { row: number; column: number }): CellAddress => ({
        key: shown().rows.keyAt(row) ?? '',
        column: columns[column] ?? '',
      });
      setFocus({ active: cell(active), lead: cell(lead), mode: 'navigate' });
    },
    cancel() {
      const undone = history.past.at(-1)?.session === String(sessions) ? undoStep(history) : undefined;
      if (undone) {
        history = { ...undone.history, future: [] };
        replay(undone.step.back);
      } else {
        sessions += 1;
      }
    },
    undo() {
      const undone = undoStep(history);
      if (!undone) return undefined;
      history = undone.history;
      replay(undone.step.back);
      return undone.step.name;
    },
    redo() {
      const redone = redoStep(history);
      if (!redone) return undefined;
      history = redone.history;
      replay(redone.step.forward);
      return redone.step.name;
    },
    load,
    receive(next) {
      const changes = reconcile(data, next);
      if (!changes) load(next);
      else if (changes.length > 0) take(applyChanges(data, changes).data);
    },
    on: emitter.on,
  };
}
