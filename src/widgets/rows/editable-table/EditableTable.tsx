import { PlusOutlined } from '@ant-design/icons';
import { useCallback, useMemo, useRef, useState } from 'react';

import type { EditableTableWidgetProps } from '../../../../generated/props.ts';
import type { FieldLines, NodeState, ValueProblem } from '../../../engine/form/index.ts';
import { countBlankEnd, insertRows, isUntouched, newRecord } from '../../../engine/grid/index.ts';
import { shownColumns, tablePermissions } from '../../../engine/permission/index.ts';
import { serverTimeText } from '../../../engine/values/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { useReportedProblem } from '../../../runtime/data/index.ts';
import { useFormModel } from '../../../runtime/form/index.ts';
import { seesColumn } from '../../../runtime/list/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import { useRuntime, type WidgetProps } from '../../../runtime/registry/index.ts';
import { activate, addBelow, useCellUploads, type CellAddress } from '../../../runtime/table/editing/index.ts';
import { createThrottle, EditGrid, repeatInterval, TableToolbar } from '../../../views/table/index.ts';
import { type SubTable } from './details/RowDetails.tsx';
import { RowsBelow, useRowsBelow } from './details/RowsBelow.tsx';
import type { KnownRows } from './known-rows.ts';
import { TablePages } from './TablePages.tsx';
import { useBeginsWithRow } from './use-begins-with-row.ts';
import { useFormRows } from './use-form-rows.ts';
import { useFormSocket } from './use-form-socket.ts';
import { useFormTree } from './use-form-tree.ts';
import { useKeptTable } from './use-kept-table.ts';

import './editable-table.css';

/** The props that a form gives to a widget of lines. */
export interface RowsProps extends WidgetProps<DataRecord[]> {
  lines: FieldLines;
  /** States of cells by `2.qty`, and of whole columns by `items.qty`. */
  cells?: Record<string, NodeState>;
  /**
   * Problems inside the rows, with paths like `2.qty`; a cell shows them on blur, or all are shown with
   * `showAllProblems`.
   */
  problems?: ValueProblem[];
  /** The server's problems, shown immediately. */
  serverProblems?: ValueProblem[];
  showAllProblems?: boolean;
  /** Accepts rows that the server created later; `known` applies the same to the unchanged rows. */
  onAdopt?: (rows: DataRecord[], known: KnownRows) => void;
  /** Calls `listener` with the rows in the answer of each save. */
  onSaved?: (listener: (value: unknown) => void) => () => void;
}

export type EditableTableProps = RowsProps & EditableTableWidgetProps;

/** Row heights in pixels; that of `medium` is a requirement (docs/requirements.md, Constants). */
const rowHeights = { medium: 61, small: 40, mini: 32 };
const usualPageSize = 10;
const noCells: Record<string, NodeState> = {};
const noProblems: ValueProblem[] = [];

/** The rows of a record as a table that is edited like a spreadsheet. */
export function EditableTable(props: EditableTableProps) {
  const { id, value, disabled = false, readOnly = false, lines, cells = noCells } = props;
  const { columns: all, table: options, model } = lines;
  const { size = options?.size ?? 'medium', rowNumber = options?.rowNumber ?? true } = props;
  const pageSize = props.pageSize ?? (options?.pagination ? usualPageSize : undefined);
  const form = useFormModel();
  const { context } = form;
  const runtime = useRuntime();
  const { authority } = runtime;
  const permitted = useMemo(() => tablePermissions(authority, options?.permission), [authority, options]);
  const { hides } = permitted;
  const sees = useMemo(() => seesColumn(runtime, context.mode), [runtime, context]);
  const columns = useMemo(() => shownColumns(all, permitted, cells, sees), [all, cells, permitted, sees]);
  const canChange = !disabled && !readOnly;
  const canAdd = canChange && props.allowAdd !== false && options?.addButton !== false && !hides('add');
  const canRemove = canChange && props.allowRemove !== false && !hides('remove');
  const fresh = useCallback(
    () => newRecord(all, { now: serverTimeText(), ...(context.user && { user: context.user }) }),
    [all, context],
  );
  const store = useFormRows({
    value,
    onChange: props.onChange,
    problems: props.problems ?? noProblems,
    serverProblems: props.serverProblems ?? noProblems,
    showAllProblems: props.showAllProblems === true,
    beginsWithRow: useBeginsWithRow(canAdd ? model : undefined),
    fresh,
    blankEnd: useCallback((records) => countBlankEnd(records, all, fresh()), [all, fresh]),
    sortKey: model.fields.find(({ name }) => name === (options?.sortKey ?? 'orderNum'))?.name,
    pageSize,
  });
  const { uploads, problem } = useCellUploads(store);
  useReportedProblem(problem, props);
  const name = `${model.id} ${id ?? ''}`.replace(/form-\S+-/, '');
  const table = useKeptTable(name, context.user?.id);
  const [mayRepeat] = useState(() => createThrottle(repeatInterval));
  const box = useRef<HTMLDivElement>(null);
  const below = useRowsBelow({ lines, hides, store, disabled: !canChange, drawTable: drawSubTable });
  const stateOf = useCallback(
    ({ key, column }: CellAddress) =>
      cells[`${store.data().positions.get(key) ?? -1}.${column}`] ?? cells[`items.${column}`],
    [cells, store],
  );

  const activateFirst = (keys: readonly string[]) => {
    const first = columns.find((column) => !column.field.readOnly);
    if (first && keys[0] !== undefined) activate(store, { key: keys[0], column: first.key });
  };
  const add = () => {
    const { rows } = store.data();
    const draft = value?.length ? undefined : rows.at(0);
    if (draft && rows.length === 1 && isUntouched(draft.record, columns, fresh())) return activateFirst([draft.key]);
    const { changes, keys } = insertRows(store.data(), rows.length, [fresh()]);
    store.change(say('新增一行'), changes);
    activateFirst(keys);
  };
  const hasToolbar = canChange && (props.toolbar ?? (options !== undefined && options.rowSelection !== 'none'));
  const selection = !hasToolbar ? 'none' : options?.rowSelection === 'radio' ? 'single' : 'multiple';
  const { onAdopt } = props;
  const adopt = useCallback(
    (known: KnownRows) =>
      onAdopt?.(
        store.data().rows.records.map((record) => ({ ...record })),
        known,
      ),
    [store, onAdopt],
  );
  const tree = useFormTree(lines, store, adopt);
  useFormSocket(store, { form, socketKey: options?.socketKey, onSaved: props.onSaved, adopt });
  const canDrag = canChange && options?.dragSort === true && !tree;
  return (
    <div ref={box} className="pw-editable-table">
      {hasToolbar && (
        <TableToolbar
          store={store}
          name={name}
          fresh={fresh}
          excluded={(action) => (action === 'add' ? !canAdd : !canRemove)}
          canMove={canDrag}
          onAdded={activateFirst}
          onAddBelow={tree && ((key) => activateFirst(addBelow(store, key, fresh())))}
        />
      )}
      <EditGrid
        id={id}
        aria-label={props['aria-label']}
        aria-labelledby={props['aria-labelledby']}
        store={store}
        uploads={uploads}
        columns={columns}
        table={table}
        rowHeight={rowHeights[size]}
        maxHeight={props.maxHeight ?? options?.maxHeight ?? 400}
        rowNumber={rowNumber || canDrag}
        canChange={canChange}
        canRemove={canRemove && !hasToolbar}
        disabledRows={options?.disabledRows}
        selection={selection}
        canDrag={canDrag}
        marksStatus={canChange && context.mode !== 'create'}
        alwaysEdit={props.alwaysEdit ?? options?.alwaysEdit}
        stateOf={stateOf}
        fresh={fresh}
        onAdd={canAdd ? add : undefined}
        tree={tree}
        renderDetail={below.renderDetail}
        onDetails={below.onDetails}
        empty={<div className="pw-edit-empty">{say('还没有明细')}</div>}
      />
      {pageSize !== undefined && <TablePages store={store} />}
      <RowsBelow below={below} table={box} />
      {canAdd && !hasToolbar && (
        <Button
          type="dashed"
          block
          icon={<PlusOutlined aria-hidden />}
          className="pw-edit-add"
          onClick={() => mayRepeat() && add()}
        >
          {props.addText ?? say('增加一行')}
        </Button>
      )}
    </div>
  );
}

function drawSubTable({ title, rows, ...table }: SubTable) {
  return <EditableTable {...table} aria-label={title} size="mini" value={rows} />;
}
