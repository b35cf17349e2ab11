import { Segmented } from 'antd';
import { useEffect, useMemo, useState, type MouseEvent, type ReactNode } from 'react';

import type { ResolvedList } from '../../engine/list/index.ts';
import { withNode, type ResolvedPicker } from '../../engine/picker/index.ts';
import { ListPagination } from '../../kit/pagination/ListPagination.tsx';
import { ProblemCard, unplacedProblems } from '../../kit/problem-card/index.ts';
import {
  EmptyState,
  FilteredEmptyState,
  UnreadList,
  useFailureWarning,
  useIsPhone,
  useViewVariables,
} from '../../kit/states/index.ts';
import { say } from '../../locale/index.ts';
import {
  printSearch,
  seesColumn,
  useListController,
  type ListController,
  type ListOptions,
} from '../../runtime/list/index.ts';
import { pickedNames, rememberPicked } from '../../runtime/picker/index.ts';
import type { DataRecord } from '../../runtime/ports/index.ts';
import { useRuntime } from '../../runtime/registry/index.ts';
import { plainRows, recordId, toggleRecord, useTableState } from '../../runtime/table/index.ts';
import { SearchForm } from '../search-form/index.ts';
import { TableView } from '../table/index.ts';
import { NodeChoice } from './NodeChoice.tsx';
import { SelectedList } from './SelectedList.tsx';

export interface TableChoiceProps {
  picker: ResolvedPicker;
  list: ResolvedList;
  initial: readonly DataRecord[];
  onChange: (records: DataRecord[]) => void;
  onTake: (record: DataRecord) => void;
  use?: ListOptions | undefined;
  /** Returns true if a loaded row is one of `initial`, which it then replaces. */
  isHeld?: ((held: DataRecord, row: DataRecord) => boolean) | undefined;
}

const kept: ListOptions = { keepsSelection: true };

/**
 * Choosing from a table: search and pages; a tree next to it if the picker has one; the selected records on the left.
 */
export function TableChoice({ picker, list, initial, onChange, onTake, isHeld, use = kept }: TableChoiceProps) {
  const { ports } = useRuntime();
  const isPhone = useIsPhone();
  const variables = useViewVariables();
  const { tree } = picker;
  const [node, setNode] = useState<string>();
  const [search, setSearch] = useState('');
  const [part, setPart] = useState<Part>('table');
  const location = useMemo(() => ({ search, setSearch }), [search]);
  const narrowed = useMemo<ResolvedList>(
    () => (tree?.by !== undefined && node !== undefined ? withNode(list, { ...tree, by: tree.by }, node) : list),
    [list, tree, node],
  );
  const warn = useFailureWarning();
  const controller = useListController(narrowed, location, warn, use);
  const { table } = controller;
  useEffect(() => {
    table.set({ selection: new Map(initial.map((record) => [recordId(record), record])) });
    return table.subscribe(() => onChange([...table.get().selection.values()]));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- what was chosen when it opened
  }, [table]);
  const selection = useTableState(table, (state) => state.selection);
  const { records } = controller.snapshot;
  useEffect(() => {
    const before = table.get().selection;
    const next = isHeld && adopted(before, records, isHeld);
    if (next) table.set({ selection: next });
  }, [table, records, isHeld]);
  useEffect(() => rememberPicked(ports, picker, records), [ports, picker, records]);
  const remove = (record: DataRecord) => table.set({ selection: toggleRecord(selection, record) });

  const selected = picker.selectedList && picker.multiple && (
    <SelectedList
      records={[...selection.values()]}
      nameOf={(record) => pickedNames(ports, picker, [record]).join('')}
      onRemove={remove}
      onClear={() => table.set({ selection: new Map() })}
    />
  );
  const narrow = (key: string | undefined) => {
    setNode(key);
    setSearch(firstPage(search));
    setPart('table');
  };
  const side = tree?.by !== undefined && <NodeChoice tree={tree} node={node} onNode={narrow} />;
  const main = (
    <div className="pw-picker-table">
      {unplacedProblems(list).map((problem) => (
        <ProblemCard key={`${problem.pointer} ${problem.message}`} problem={problem} />
      ))}
      {list.search.length > 0 && <SearchForm controller={controller} />}
      <Rows controller={controller} picker={picker} onTake={onTake} />
      {controller.status === 'ready' && <ListPagination controller={controller} />}
    </div>
  );
  if (!isPhone || (!side && !selected)) {
    return (
      <div className="pw-picker-body" style={variables}>
        {side}
        {selected}
        {main}
      </div>
    );
  }
  const parts: Record<Part, ReactNode> = { tree: side, table: main, selected };
  const titles = {
    tree: tree?.title ?? '',
    table: say('选择'),
    selected: say('已选 {size}', { size: selection.size }),
  };
  const shown = (['tree', 'table', 'selected'] as const).filter((name) => parts[name]);
  return (
    <div className="pw-picker-body" style={variables}>
      <Segmented
        block
        value={part}
        onChange={setPart}
        options={shown.map((value) => ({ value, label: titles[value] }))}
      />
      {parts[part]}
    </div>
  );
}

type Part = 'tree' | 'table' | 'selected';

function Rows(props: { controller: ListController; picker: ResolvedPicker; onTake: (record: DataRecord) => void }) {
  const { controller, picker, onTake } = props;
  const { registry, user, permissions } = useRuntime();
  const { list, status, snapshot, table, state } = controller;
  const columns = useMemo(
    () => list.columns.filter(seesColumn({ user, permissions })),
    [list.columns, user, permissions],
  );
  const rows = useMemo(() => plainRows(snapshot.records), [snapshot.records]);
  switch (status) {
    case 'loading':
    case 'offline':
    case 'forbidden':
    case 'error':
      return <UnreadList controller={controller} rows={5} columns={Math.min(5, columns.length + 1)} />;
    case 'empty':
      return <EmptyState title={list.title} text={say('没有可以选择的数据')} />;
    case 'filtered-empty':
      return <FilteredEmptyState onClear={controller.clearSearch} />;
    case 'ready':
  }
  const toggle = (record: DataRecord) =>
    table.set({ selection: toggleRecord(table.get().selection, record, !picker.multiple) });
  const take = (record: DataRecord) => (picker.multiple ? toggle(record) : onTake(record));
  const press = (event: MouseEvent<HTMLElement>) => {
    const record = recordAt(event.target, snapshot.records);
    if (!record) return;
    if (event.detail === 2 && !picker.multiple) onTake(record);
    else if (event.detail === 1) toggle(record);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the grid inside has the keys
    <div className="pw-picker-rows" onClick={press}>
      <TableView
        label={list.title}
        page={list.document}
        columns={columns}
        rows={rows}
        table={table}
        cells={registry.cells}
        density="compact"
        selection={picker.multiple ? 'multiple' : 'single'}
        sort={state.sort}
        onSort={controller.sortBy}
        onOpen={take}
        refreshing={controller.refreshing}
        firstNumber={(state.page - 1) * state.pageSize + 1}
      />
    </div>
  );
}

function recordAt(target: EventTarget, records: readonly DataRecord[]): DataRecord | undefined {
  if (!(target instanceof Element) || target.closest('label, input, button, a')) return undefined;
  const row = target.closest('.pw-grid-body [aria-rowindex]');
  if (row) return records[Number(row.getAttribute('aria-rowindex')) - 2];
  const card = target.closest('.pw-card');
  return card?.parentElement ? records[[...card.parentElement.children].indexOf(card)] : undefined;
}

function adopted(
  selection: ReadonlyMap<string, DataRecord>,
  rows: readonly DataRecord[],
  isHeld: (held: DataRecord, row: DataRecord) => boolean,
): ReadonlyMap<string, DataRecord> | undefined {
  const entries = [...selection.values()].map((held) => rows.find((row) => isHeld(held, row)) ?? held);
  const next = new Map(entries.map((record) => [recordId(record), record]));
  return [...next.keys()].every((key) => selection.has(key)) ? undefined : next;
}

function firstPage(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('list.page');
  return printSearch(params);
}
