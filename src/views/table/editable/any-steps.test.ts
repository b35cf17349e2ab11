import fc from 'fast-check';
import { expect, test } from 'vitest';

import { validateRows } from '../../../engine/grid/checks/validate-rows.ts';
import {
  createRowChecks,
  dropRow,
  insertRows,
  moveRows,
  planPaste,
  type ArrangeBy,
  type GridRecord,
  type GridRow,
} from '../../../engine/grid/index.ts';
import { resolvedColumn } from '../../../engine/list/testing/resolved-column.ts';
import { resolvedField } from '../../../engine/model/testing/resolved.ts';
import { noRules } from '../../../engine/rules/index.ts';
import { activate, createGridStore, type GridStore } from '../../../runtime/table/editing/index.ts';
import { summarize } from '../../../runtime/table/index.ts';
import { changesOfPaste } from '../clipboard/paste-changes.ts';
import { storeTable } from './testing/store-table.ts';

const name = resolvedColumn('name', { rules: [{ pattern: '*' }] });
const code = resolvedColumn('code', { rules: [{ pattern: 'z' }, { unique: true, message: '重复' }] });
const qty = resolvedColumn('qty', {
  component: 'Number',
  statistics: ['sum', 'average'],
  field: resolvedField('qty', { type: 'number', scale: 2 }),
});
const columns = [name, code, qty];
const fresh = { name: '', qty: '1.00' };

const records: GridRecord[] = [
  { id: 'a', name: '螺栓', code: '1', qty: '1.10' },
  { id: 'b', name: '螺母', code: '2', qty: '-2.25' },
  { id: 'c', name: '', code: '2', qty: null },
];

const texts = {
  name: fc.constantFrom('', '甲', '乙'),
  code: fc.constantFrom('', '1', '2', '3', 'x'),
  qty: fc.oneof(
    fc.constant(''),
    fc.integer({ min: -999, max: 999 }).map((cents) => (cents / 100).toFixed(2)),
  ),
};
const values = fc.record(texts, { requiredKeys: [] });
const at = fc.nat(9);
const step = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), at, values, isTyped: fc.boolean() }),
  fc.record({ kind: fc.constant('add' as const), at, count: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constantFrom('remove' as const, 'focus' as const), at }),
  fc.record({ kind: fc.constant('shift' as const), at, by: fc.constantFrom(1 as const, -1 as const) }),
  fc.record({ kind: fc.constant('drag' as const), at, to: at }),
  fc.record({
    kind: fc.constant('paste' as const),
    at,
    rows: fc.array(fc.tuple(texts.name, texts.code, texts.qty), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    kind: fc.constant('arrange' as const),
    column: fc.constantFrom('name', 'code', 'qty', undefined),
    order: fc.constantFrom('asc' as const, 'desc' as const),
    filter: fc.option(fc.array(texts.name, { maxLength: 2 })),
  }),
  fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const, 'cancel' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const rowsOf = (store: GridStore): readonly GridRow[] => store.data().rows.slice();
const shownOf = (store: GridStore): readonly GridRow[] => store.shown().rows.slice();

const by: ArrangeBy = {
  textOf: (column, record) => String(record[column] ?? ''),
  numberOf: (column, record) => (column === 'qty' && record[column] !== null ? Number(record[column]) : undefined),
};

function take(store: GridStore, each: Step): readonly GridRow[] | undefined {
  const rows = rowsOf(store);
  const position = 'at' in each ? each.at % Math.max(1, rows.length) : 0;
  const key = rows[position]?.key ?? '';
  switch (each.kind) {
    case 'set':
      store.change('修改', [{ type: 'set', key, values: each.values }], each.isTyped ? store.session() : undefined);
      return laid(rows, new Map([[key, each.values]]));
    case 'add': {
      const { changes, keys } = insertRows(
        store.data(),
        each.at,
        Array.from({ length: each.count }, () => fresh),
      );
      store.change('新增', changes);
      return rows.toSpliced(Math.min(each.at, rows.length), 0, ...keys.map((added) => ({ key: added, record: fresh })));
    }
    case 'remove':
      if (key !== '') store.remove([key]);
      return rows.filter((row) => row.key !== key);
    case 'shift': {
      store.change('移动', moveRows(store.data(), new Set([key]), each.by));
      const to = position + each.by;
      return to < 0 || to >= rows.length ? rows : moved(rows, position, to);
    }
    case 'drag': {
      const to = Math.min(each.to, rows.length);
      store.change('移动', dropRow(store.data(), key, to));
      return key === '' ? rows : moved(rows, position, to > position ? to - 1 : to);
    }
    case 'paste':
      return paste(store, each.at % Math.max(1, shownOf(store).length), each.rows);
    case 'arrange':
      store.arrange(
        {
          ...(each.column !== undefined && { sort: { column: each.column, order: each.order } }),
          ...(each.filter && { filters: new Map([['name', new Set(each.filter)]]) }),
        },
        by,
      );
      return rows;
    case 'focus':
      if (key !== '') activate(store, { key, column: 'qty' });
      return rows;
    default:
      store[each.kind]();
      return undefined;
  }
}

/** Pastes from a shown row on, as the table does; rows beyond the shown ones are added after all rows. */
function paste(store: GridStore, top: number, block: readonly (readonly string[])[]): readonly GridRow[] {
  const [rows, shown] = [rowsOf(store), shownOf(store)];
  const plan = planPaste({
    texts: block,
    range: { top, bottom: top, left: 0, right: 0 },
    columns,
    rowCount: shown.length,
    canAdd: true,
    isEditable: () => true,
    optionsOf: () => undefined,
  });
  const { changes, cells } = changesOfPaste(
    storeTable(store, columns, () => fresh),
    { plan, rows: store.shown().rows },
    [],
  );
  store.change('粘贴', changes);
  store.errors.visitAll(cells);
  const pasted = block.map((line) =>
    Object.fromEntries(columns.map((column, index) => [column.key, line[index] === '' ? null : line[index]])),
  );
  const written = pasted.flatMap((record, down) => {
    const key = shown[top + down]?.key;
    return key === undefined ? [] : [[key, record] as const];
  });
  const keys = rowsOf(store)
    .slice(rows.length)
    .map((row) => row.key);
  const added = pasted.slice(Math.max(0, shown.length - top));
  return [
    ...laid(rows, new Map(written)),
    ...added.map((record, index) => ({ key: keys[index] ?? '', record: { ...fresh, ...record } })),
  ];
}

function laid(rows: readonly GridRow[], over: ReadonlyMap<string, GridRecord>): readonly GridRow[] {
  return rows.map(({ key, record }) => ({ key, record: { ...record, ...over.get(key) } }));
}

function moved(rows: readonly GridRow[], from: number, to: number): readonly GridRow[] {
  const [row] = rows.slice(from, from + 1);
  return row ? rows.toSpliced(from, 1).toSpliced(to, 0, row) : rows;
}

function numbered(rows: readonly GridRow[]): readonly GridRow[] {
  return rows.map(({ key, record }, index) => ({ key, record: { ...record, orderNum: index + 1 } }));
}

/** Checks totals in hundredths, with a tolerance of half of one. */
function expectTotals(summary: ReturnType<typeof summarize>, rows: readonly GridRow[]): void {
  const hundredths = rows.flatMap(({ record: { qty: value } }) =>
    value === null || value === undefined || value === '' ? [] : [Math.round(Number(value) * 100)],
  );
  const total = hundredths.reduce((sum, each) => sum + each, 0);
  expect(Math.round(Number(summary.sum) * 100)).toBe(total);
  if (hundredths.length === 0) expect(summary.average).toBe('');
  else expect(Math.abs(Number(summary.average) * 100 - total / hundredths.length)).toBeLessThanOrEqual(0.5 + 1e-9);
}

function expectConsistent(store: GridStore): void {
  const rows = rowsOf(store);
  const keys = rows.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  keys.forEach((key, position) => expect(store.data().positions.get(key)).toBe(position));
  const shown = shownOf(store);
  expect(new Set(shown.map(({ key }) => key)).size).toBe(shown.length);
  for (const { key, record } of shown) expect(record).toBe(rows[keys.indexOf(key)]?.record);
  const { filters } = store.view().arrangement;
  if (!filters) expect(shown.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
  const active = store.focus()?.active.key;
  expect(active === undefined || keys.includes(active)).toBe(true);
}

function expectDifference(store: GridStore): void {
  const rows = rowsOf(store);
  const original = new Map(records.map((record) => [record.id, record]));
  const said = (record: GridRecord) =>
    JSON.stringify(['name', 'code', 'qty', 'orderNum'].map((each) => record[each] ?? ''));
  expect(store.difference()).toEqual({
    added: rows.filter(({ key }) => !original.has(key)).map(({ record }) => record),
    updated: rows.flatMap(({ key, record }) => {
      const before = original.get(key);
      return before && said(before) !== said(record) ? [record] : [];
    }),
    removed: records.filter(({ id }) => !rows.some(({ key }) => key === id)).map(({ id }) => id),
  });
}

test.each([{}, { sortKey: 'orderNum' }])(
  'any steps of adding, editing, pasting, moving, deleting, sorting, undo and redo (%j) keep rows, ids, totals and errors right; undo of everything gives the original',
  (options) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const store = createGridStore(records, options);
        store.setColumns(columns.map(({ key }) => key));
        const checks = createRowChecks(columns, noRules);
        store.on('values', () => store.errors.set(checks.check(store.data().rows)));
        store.errors.set(checks.check(store.data().rows));
        store.errors.showAll(true);
        const totals = () =>
          summarize(
            rowsOf(store).map(({ record }) => record),
            qty,
          );
        let told = totals();
        store.on('data', () => (told = totals()));

        const past = [rowsOf(store)];
        for (const each of steps) {
          const [before, history] = [rowsOf(store), store.history()];
          const expected = take(store, each);
          const done = store.history().past.length;
          if (expected) {
            const isNumbered = options.sortKey !== undefined && hasOthers(before, expected);
            const wanted = isNumbered ? numbered(expected) : expected;
            // A step without an effect keeps the redo history.
            if (store.history() === history) expect(wanted).toStrictEqual(past[done]);
            else past.splice(done, Infinity, wanted);
          }
          expect(rowsOf(store)).toStrictEqual(past[done]);
          expectConsistent(store);
          expectDifference(store);
          expectTotals(told, rowsOf(store));
          const wrong = validateRows(columns, store.data().rows, noRules);
          for (const { key } of rowsOf(store)) expect(store.rowState(key)?.errors).toEqual(wrong.get(key));
        }
        const end = rowsOf(store);
        const done = store.history().past.length;
        while (store.undo() !== undefined);
        expect(rowsOf(store).map(({ record }) => record)).toStrictEqual(records);
        expect(store.difference()).toEqual({ added: [], updated: [], removed: [] });
        for (let index = 0; index < done; index++) store.redo();
        expect(rowsOf(store)).toStrictEqual(end);
      }),
      { numRuns: 300 },
    );
  },
);

function hasOthers(before: readonly GridRow[], after: readonly GridRow[]): boolean {
  return before.length !== after.length || before.some(({ key }, index) => key !== after[index]?.key);
}
