import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';

import type { FieldNode, NodeState, ValueProblem } from '../../engine/form/resolved-form.ts';
import { isUntouched, newRecord, temporaryKey } from '../../engine/grid/index.ts';
import { DATE_TIME, formatDate } from '../../engine/values/index.ts';
import type { DataRecord } from '../../runtime/data/ports.ts';
import { useFormModel } from '../../runtime/form/index.ts';
import type { WidgetProps } from '../../runtime/registry/index.ts';
import { createTableStore } from '../../runtime/table/index.ts';
import { type CellAddress, activate } from '../../runtime/table/editing/index.ts';
import { EditGrid } from '../../views/table/index.ts';
import { TableToolbar } from './TableToolbar.tsx';
import { useBeginsWithRow } from './use-begins-with-row.ts';
import { useFormRows } from './use-form-rows.ts';
import './editable-table.css';

export interface EditableTableProps extends WidgetProps<DataRecord[]> {
  lines: NonNullable<FieldNode['lines']>;
  /** States of cells by `2.qty`, and of whole columns by `items.qty`. */
  cells?: Record<string, NodeState>;
  /** Findings inside the rows, paths like `2.qty`; a cell shows them once it was left, or all with `showAllProblems`. */
  problems?: ValueProblem[];
  /** The server's, shown at once. */
  serverProblems?: ValueProblem[];
  showAllProblems?: boolean;
  addText?: string;
  rowNumber?: boolean;
  allowAdd?: boolean;
  allowRemove?: boolean;
  size?: 'medium' | 'small' | 'mini';
  maxHeight?: number;
  /** Boxes before the rows and buttons over them; else a button below, and one in each row. */
  toolbar?: boolean;
}

/** Row heights in pixels; the specification's is that of `medium`. */
const rowHeights = { medium: 61, small: 40, mini: 32 };
const noCells: Record<string, NodeState> = {};
const noProblems: ValueProblem[] = [];

/** The rows of a record as a table that is edited like a spreadsheet. */
export function EditableTable(props: EditableTableProps) {
  const { id, value, disabled = false, readOnly = false, lines, cells = noCells } = props;
  const { size = lines.table?.size ?? 'medium', rowNumber = lines.table?.rowNumber ?? true } = props;
  const { context } = useFormModel();
  const columns = useMemo(
    () => lines.columns.filter(({ key, visible }) => visible !== false && cells[`items.${key}`]?.visible !== false),
    [lines, cells],
  );
  const canChange = !disabled && !readOnly;
  const canAdd = canChange && props.allowAdd !== false && lines.table?.addButton !== false;
  const canRemove = canChange && props.allowRemove !== false;
  const fresh = useCallback(
    () =>
      newRecord(lines.columns, { now: formatDate(new Date(), DATE_TIME), ...(context.user && { user: context.user }) }),
    [lines, context],
  );
  const store = useFormRows({
    value,
    onChange: props.onChange,
    problems: props.problems ?? noProblems,
    serverProblems: props.serverProblems ?? noProblems,
    showAllProblems: props.showAllProblems === true,
    beginsWithRow: useBeginsWithRow(canAdd ? lines.model : undefined),
    fresh,
    sortKey: lines.model.fields.find(({ name }) => name === (lines.table?.sortKey ?? 'orderNum'))?.name,
  });
  const [table] = useState(createTableStore);
  const stateOf = useCallback(
    ({ key, column }: CellAddress) =>
      cells[`${store.data().places.get(key) ?? -1}.${column}`] ?? cells[`items.${column}`],
    [cells, store],
  );

  const add = () => {
    const { rows } = store.data();
    const first = columns.find((column) => !column.field.readOnly);
    const [draft] = value?.length ? [] : rows;
    const isDraft = draft && rows.length === 1 && isUntouched(draft.record, columns, fresh());
    const key = isDraft ? draft.key : temporaryKey();
    if (!isDraft)
      store.change('新增一行', [{ type: 'insert', rows: [{ at: rows.length, row: { key, record: fresh() } }] }]);
    if (first) activate(store, { key, column: first.key });
  };
  const remove = useCallback(
    (keys: readonly string[]) => store.change(`删除 ${keys.length} 行`, [{ type: 'remove', keys }]),
    [store],
  );
  const options = lines.table;
  const hasToolbar = canChange && (props.toolbar ?? (options !== undefined && options.rowSelection !== 'none'));
  const selection = !hasToolbar ? 'none' : options?.rowSelection === 'radio' ? 'single' : 'multiple';
  const activateFirst = (keys: readonly string[]) => {
    const first = columns.find((column) => !column.field.readOnly);
    if (first && keys[0] !== undefined) activate(store, { key: keys[0], column: first.key });
  };
  return (
    <div className="pw-editable-table">
      {hasToolbar && (
        <TableToolbar
          store={store}
          name={`${lines.model.id} ${id ?? ''}`.replace(/form-\S+-/, '')}
          fresh={fresh}
          excluded={(action) => (action === 'add' ? !canAdd : !canRemove)}
          canMove={options?.dragSort === true}
          onAdded={activateFirst}
        />
      )}
      <EditGrid
        id={id}
        aria-label={props['aria-label']}
        aria-labelledby={props['aria-labelledby']}
        store={store}
        columns={columns}
        table={table}
        rowHeight={rowHeights[size]}
        maxHeight={props.maxHeight ?? lines.table?.maxHeight ?? 400}
        rowNumber={rowNumber}
        canChange={canChange}
        canRemove={canRemove && !hasToolbar}
        disabledRows={lines.table?.disabledRows}
        selection={selection}
        canDrag={canChange && options?.dragSort === true}
        stateOf={stateOf}
        fresh={fresh}
        onAdd={canAdd ? add : undefined}
        onRemove={remove}
        empty={<div className="pw-edit-empty">还没有明细</div>}
      />
      {canAdd && !hasToolbar && (
        <Button type="dashed" block icon={<PlusOutlined aria-hidden />} className="pw-edit-add" onClick={add}>
          {props.addText ?? '增加一行'}
        </Button>
      )}
    </div>
  );
}
