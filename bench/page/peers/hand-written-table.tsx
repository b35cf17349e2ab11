import { memo, useCallback, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { benchColumns, tableRow, type BenchColumn, type BenchRow } from '../table-data.ts';

/**
 * The lower bound: the same table written by hand, with only the visible rows, the browser's own controls in every
 * cell, and the two checks of the rows.
 */
const rowHeight = 33;
const height = 600;
const overscan = 4;
const codes = /^[A-Z]{2}-\d{4}$/;

interface Shown {
  rows: readonly BenchRow[];
  wrong: ReadonlyMap<BenchRow, ReadonlySet<string>>;
}

function createStore(rows: readonly BenchRow[]) {
  let shown: Shown = { rows, wrong: new Map() };
  const listeners = new Set<() => void>();
  return {
    get: () => shown,
    set(changes: Partial<Shown>) {
      shown = { ...shown, ...changes };
      for (const tell of listeners) tell();
    },
    subscribe(tell: () => void) {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
}
type Store = ReturnType<typeof createStore>;

const Cell = memo(function Cell(props: {
  column: BenchColumn;
  value: string | number | boolean;
  isWrong: boolean;
  onChange: (column: BenchColumn, value: string | boolean) => void;
}) {
  const { column, value, isWrong, onChange } = props;
  const style = { width: column.width, outline: isWrong ? '1px solid red' : undefined };
  if (typeof value === 'boolean')
    return (
      <input
        type="checkbox"
        style={style}
        checked={value}
        aria-label={column.key}
        onChange={({ target }) => onChange(column, target.checked)}
      />
    );
  if (column.kind === 'select')
    return (
      <select
        style={style}
        value={value}
        aria-label={column.key}
        onChange={({ target }) => onChange(column, target.value)}
      >
        {column.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  return (
    <input
      type={column.kind}
      style={style}
      value={value}
      aria-label={column.key}
      data-column={column.key}
      onChange={({ target }) => onChange(column, target.value)}
    />
  );
});

const Row = memo(function Row(props: {
  row: BenchRow;
  columns: readonly BenchColumn[];
  top: number;
  wrong: ReadonlySet<string> | undefined;
  onChange: (row: BenchRow, column: BenchColumn, value: string | boolean) => void;
}) {
  const { row, columns, top, wrong, onChange } = props;
  const change = (column: BenchColumn, value: string | boolean) => onChange(row, column, value);
  return (
    <div className="row" style={{ position: 'absolute', top, height: rowHeight, display: 'flex' }}>
      {columns.map((column) => (
        <Cell
          key={column.key}
          column={column}
          value={row[column.key] ?? ''}
          isWrong={wrong?.has(column.field) ?? false}
          onChange={change}
        />
      ))}
    </div>
  );
});

function Table({ store, columns }: { store: Store; columns: readonly BenchColumn[] }) {
  const { rows, wrong } = useSyncExternalStore(store.subscribe, store.get);
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.floor(top / rowHeight) - overscan);
  const last = Math.min(rows.length, Math.ceil((top + height) / rowHeight) + overscan);
  const change = useCallback(
    (row: BenchRow, column: BenchColumn, value: string | boolean) =>
      store.set({ rows: store.get().rows.map((one) => (one === row ? { ...row, [column.key]: value } : one)) }),
    [store],
  );
  return (
    <div
      id="scroller"
      style={{ height, overflow: 'auto' }}
      onScroll={({ currentTarget }) => flushSync(() => setTop(currentTarget.scrollTop))}
    >
      <div style={{ position: 'relative', height: rows.length * rowHeight }}>
        {rows.slice(first, last).map((row, index) => (
          <Row
            key={String(row['id'])}
            row={row}
            columns={columns}
            top={(first + index) * rowHeight}
            wrong={wrong.get(row)}
            onChange={change}
          />
        ))}
      </div>
    </div>
  );
}

const host = document.getElementById('root');
if (!host) throw new Error('no root');
const root = createRoot(host);
let store = createStore([]);
let mounted = 0;

Object.assign(window, {
  __bench: {
    name: 'written by hand',
    ready: Promise.resolve(),
    mountTable(count: number, columns = 10) {
      store = createStore(Array.from({ length: count }, (_, index) => tableRow(index, columns)));
      root.render(<Table key={(mounted += 1)} store={store} columns={benchColumns(columns)} />);
    },
    scroller: () => document.getElementById('scroller'),
    rowSelector: '.row',
    editCell(row: number, column: string, value: string) {
      const input = document.querySelectorAll('.row')[row]?.querySelector(`[data-column="${column}"]`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    },
    validateAll() {
      let count = 0;
      const wrong = new Map<BenchRow, ReadonlySet<string>>();
      for (const row of store.get().rows) {
        const fields = [...(row['name'] === '' ? ['name'] : []), ...(codes.test(String(row['code'])) ? [] : ['code'])];
        if (fields.length === 0) continue;
        wrong.set(row, new Set(fields));
        count += fields.length;
      }
      store.set({ wrong });
      return count;
    },
    insertTop: () => store.set({ rows: [{ ...tableRow(0, 10), id: -1, name: 'Inserted' }, ...store.get().rows] }),
  },
});
