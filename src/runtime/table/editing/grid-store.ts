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

/** The state of an editable table: rows, edits, selection, focus, undo. It lives outside React and notifies subscribers of every change. */
export interface GridStore {
  data(): GridData;
  /** The visible rows: sorted, filtered, of the current page. Indexes of cells and ranges refer to these. */
  shown(): GridData;
  /** The visible rows with group headings and details between them; undefined where there are none. */
  lines(): readonly GridLine[] | undefined;
  view(): ViewState;
  /** The number of filtered rows on all pages. */
  shownCount(): number;
  arrange(arrangement: Arrangement, by: ArrangeBy): void;
  changeView(changes: Partial<Omit<ViewState, 'arrangement'>>): void;
  asTree(tree: RowTree | undefined): void;
  /** The field that names a row's parent, where the rows are a tree. */
  parentKey(): string | undefined;
  /** These rows and, in a tree, their descendants, deepest first. */
  branches(keys: readonly string[]): readonly string[];
  /** Removes rows and their descendants as one undo step. */
  remove(keys: readonly string[]): void;
  /** Makes a row visible: clears a filter, opens its parents, turns to its page. */
  reveal(key: string): void;
  /**
   * Merges values of a row that another person saved. Local edits stay. Highlights the row for 1.4 s. False: no such row.
   */
  merge(key: string, values: GridRecord): boolean;
  /**
   * Marks rows as saved and takes the values of the answers, by row key. Rows in `unsaved` (keys, and ids of rows whose
   * removal failed) stay edited and keep their undo steps. A row that has an answer and is in `unsaved` was edited after
   * it was `sent`: its later edits stay on top of the answer.
   */
  settle(
    saved?: ReadonlyMap<string, GridRecord>,
    unsaved?: ReadonlySet<string>,
    sent?: ReadonlyMap<string, GridRecord>,
  ): void;
  /**
   * Inserts loaded rows (children of a row) after that row, or first, without an undo step. Rows that another person added
   * (`isRemote`) are highlighted for 1.4 s.
   */
  adopt(records: readonly GridRecord[], after: string | undefined, isRemote?: boolean): void;
  /**
   * Removes a row that another person deleted, after a highlight of 1.4 s. A row with local edits or the focus stays, so
   * that no input is lost; saving it fails and says that it is gone. `gone` is called on removal.
   */
  drop(key: string, gone?: () => void): void;
  /** The state of a row by key; undefined for a removed row. */
  rowState(key: string): RowState | undefined;
  focus(): GridFocus | undefined;
  /** Key of the focused row, else of the last focused row that still exists. */
  lastRow(): string | undefined;
  /** The selected range of cells that copy, clear and fill use; at least the active cell. */
  range(): CellRange | undefined;
  history(): GridHistory;
  selected(): ReadonlySet<string>;
  difference(): GridDifference;
  /** The visible columns by key, in order. Indexes of ranges refer to these. */
  setColumns(keys: readonly string[]): void;
  columns(): readonly string[];

  /** Id of the editing session, which begins when a cell gets the focus. All input of a session is one undo step. */
  session(): string;
  setFocus(focus: GridFocus | undefined): void;
  /** Selects a range. The active cell stays if it is inside, else it moves to a corner. */
  showRange(range: CellRange): void;
  /** Reverts the input of the current session. */
  cancel(): void;
  select(keys: ReadonlySet<string>): void;
  /** Applies changes as one undo step; the steps of one session are merged. */
  change(name: string, changes: readonly GridChange[], session?: string): void;
  undo(): string | undefined;
  redo(): string | undefined;
  /** Replaces the rows. Clears edits and undo history. */
  load(records: readonly GridRecord[]): void;
  /** Takes records from outside: new values where the rows are the same, else as `load`. */
  receive(records: readonly GridRecord[]): void;
  readonly errors: ReturnType<typeof createErrorStore>;

  /**
   * Subscribes to a topic. `load`: rows were replaced; `rows`: rows added, removed, moved or selected; `data`: any value;
   * `values`: any value changed by a person; `history`; `focus`; `row:<key>`.
   */
  on(topic: string, listener: () => void): () => void;
}

/** Milliseconds for which a row changed by another person is highlighted. */
const highlightTime = 1400;

/** Creates a store over records, which it does not mutate. With `sortKey`, that field is renumbered when rows are added, removed or moved. */
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
    // Compare all rows before notifying: a listener may read other rows, and so mark them as up to date.
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
      // Deselect rows that are filtered out: actions must not affect rows that are not visible.
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
      // A new row that was removed during its save exists on the server now and must be deleted there.
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
