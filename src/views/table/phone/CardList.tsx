import { useState } from 'react';

import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { bracketed, say } from '../../../locale/index.ts';
import {
  columnUnit,
  isSelected as isSelectedIn,
  recordId,
  useTableState,
  type TableRow,
} from '../../../runtime/table/index.ts';
import { recordName, useRowView, useTableView } from '../context/index.ts';
import { SelectAll } from '../header/index.ts';
import { ActionLink, SelectBox, ValueCell } from '../rows/index.ts';
import { useTotals } from '../totals/index.ts';
import { parentPathOf, TreeCell } from '../tree/index.ts';

/** A table on a phone: a card for each record with its most important columns, the rest on tap. */
export function CardList() {
  const { rows, label, selection } = useTableView();
  const list = (
    <ul className="pw-cards" aria-label={label}>
      {rows.map((row, index) =>
        row.kind === 'record' ? <Card key={row.key} row={row} index={index} /> : <Loading key={row.key} row={row} />,
      )}
      <Totals />
    </ul>
  );
  if (selection !== 'multiple' || rows.length === 0) return list;
  return (
    <>
      <div className="pw-cards-all">
        <SelectAll text={say('全选本页')} />
      </div>
      {list}
    </>
  );
}

function Totals() {
  const { table, columns, rows } = useTableView();
  const hidden = useTableState(table, (state) => state.hidden);
  const totals = useTotals();
  const counted = columns.filter(({ key, visible }) => visible !== false && !hidden.has(key));
  if (rows.length === 0) return null;
  return totals.map(({ kind, title, text }) => {
    const shown = counted.filter(({ statistics }) => statistics.includes(kind));
    return (
      shown.length > 0 && (
        <li key={title} className="pw-card pw-card-totals">
          <div className="pw-card-title">{title}</div>
          <dl className="pw-card-values">
            {shown.map((column) => (
              <div key={column.key}>
                <dt>{column.title}</dt>
                <dd className="pw-cell-figure">{text(column.key)}</dd>
              </div>
            ))}
          </dl>
        </li>
      )
    );
  });
}

function Loading({ row }: { row: TableRow }) {
  return (
    <li className="pw-card pw-card-title">
      <TreeCell row={row}>{say('正在加载…')}</TreeCell>
    </li>
  );
}

function Card({ row, index }: { row: TableRow; index: number }) {
  const view = useRowView();
  const { columns, stateColumn } = useTableView();
  const { table, labelColumn, selection = 'none' } = view;
  const [isOpen, setOpen] = useState(false);
  const isSelected = useTableState(table, (state) => isSelectedIn(state, recordId(row.record)));
  const isMarked = useTableState(table, (state) => state.marked.has(recordId(row.record)));
  const hidden = useTableState(table, (state) => state.hidden);
  const shown = columns.filter((column) => column.visible !== false && !hidden.has(column.key));
  const first = shown.find((column) => column.key === labelColumn) ?? shown[0];
  const state = shown.find((column) => column.key === stateColumn && column !== first);
  const others = shown.filter((column) => column !== first && column !== state);
  const important = others.filter((column, position) => position < 2 || column.statistics.length > 0);
  return (
    <li
      className="pw-card"
      data-selected={isSelected || undefined}
      data-marked={isMarked || undefined}
      aria-current={view.current === row.key || undefined}
    >
      <div className="pw-card-title">
        {selection !== 'none' && (
          <SelectBox
            label={say('选择{recordName}', { recordName: recordName(view, row, index) })}
            single={selection === 'single'}
            state={isSelected ? 'all' : 'none'}
            onToggle={(extend) => view.onSelect(row.record, extend)}
          />
        )}
        {first && <CardName column={first} row={row} />}
        {state && (
          <span className="pw-card-state">
            <ValueCell column={uncut(state)} record={row.record} />
          </span>
        )}
        {others.length > important.length && (
          <button
            type="button"
            className="pw-link pw-card-more"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? say('收起') : say('展开')}
          </button>
        )}
      </div>
      <dl className="pw-card-values">
        {(isOpen ? others : important).map((column) => (
          <Value key={column.key} column={column} row={row} />
        ))}
      </dl>
      <CardActions row={row} />
    </li>
  );
}

function CardName({ column, row }: { column: ResolvedColumn; row: TableRow }) {
  const name = <ValueCell column={uncut(column)} record={row.record} />;
  const isOfTree = useRowView().onToggle !== undefined || parentPathOf(row) !== undefined;
  return isOfTree ? <TreeCell row={row}>{name}</TreeCell> : name;
}

function Value({ column, row }: { column: ResolvedColumn; row: TableRow }) {
  const unit = columnUnit(column);
  return (
    <div data-column={column.key}>
      <dt>
        {column.title}
        {unit !== undefined && <span className="pw-unit">{bracketed(unit)}</span>}
      </dt>
      <dd>
        <ValueCell column={uncut(column)} record={row.record} />
      </dd>
    </div>
  );
}

/** A card has room for the whole text, and a phone cannot hover over truncated text. */
function uncut(column: ResolvedColumn): ResolvedColumn {
  return { ...column, ellipsis: 0 };
}

function CardActions({ row: { record } }: { row: TableRow }) {
  const { rowActions, onAction } = useRowView();
  const buttons = rowActions?.(record) ?? [];
  if (buttons.length === 0) return null;
  return (
    <div className="pw-card-actions">
      {buttons.map((button) => (
        <ActionLink key={button.name} button={button} onPress={() => onAction?.(button, record)} />
      ))}
    </div>
  );
}
