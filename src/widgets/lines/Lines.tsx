import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type KeyboardEvent, useEffect, useRef } from 'react';

import type { FieldNode, NodeState, ValueProblem } from '../../engine/form/resolved-form.ts';
import type { DataRecord } from '../../runtime/data/ports.ts';
import { focusControl } from '../../runtime/form/index.ts';
import type { WidgetProps } from '../../runtime/registry/index.ts';
import { LinesHead } from './LinesHead.tsx';
import { LinesRow } from './LinesRow.tsx';
import { LinesTotals } from './LinesTotals.tsx';
import { editableCells, enterCell, linesKey } from './lines-keys.ts';
import { isUntouched } from './new-row.ts';
import { tableRoles } from './table-roles.ts';
import { useFirstRow } from './use-first-row.ts';
import { useLines } from './use-lines.ts';
import './lines.css';

export interface LinesProps extends WidgetProps<DataRecord[]> {
  lines: NonNullable<FieldNode['lines']>;
  /** States of cells by `2.qty`, and of whole columns by `items.qty`. */
  cells?: Record<string, NodeState>;
  /** Findings inside the lines, paths like `2.qty`; a cell shows them once it was left, or all with `showAllProblems`. */
  problems?: ValueProblem[];
  /** The server's, shown at once. */
  serverProblems?: ValueProblem[];
  showAllProblems?: boolean;
  addText?: string;
  rowNumber?: boolean;
  allowAdd?: boolean;
  allowRemove?: boolean;
}

/** The lines of a bill as a table of inputs; cards where it is narrow. Enter goes on, and after the last cell adds a row. */
export function Lines(props: LinesProps) {
  const { id = 'lines', value, disabled = false, readOnly = false, rowNumber = true, lines, cells = {} } = props;
  const columns = lines.columns.filter(
    ({ key, visible }) => visible !== false && cells[`items.${key}`]?.visible !== false,
  );
  const canChange = !disabled && !readOnly;
  const canAdd = canChange && props.allowAdd !== false;
  const canRemove = canChange && props.allowRemove !== false;
  const { rows, isDraft } = useFirstRow(canAdd ? lines.model : undefined, value, columns);
  const table = useLines({ rows, isDraft, columns, onChange: (next) => props.onChange?.(next) });
  const added = useRef<number | null>(null);
  const first = columns.find((column) => !column.field.readOnly);

  useEffect(() => {
    if (added.current === null || rows.length <= added.current) return;
    if (first) focusControl(`${id}.${added.current}.${first.key}`);
    added.current = null;
  });

  const add = () => {
    added.current = table.add();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = linesKey(event, editableCells(event.currentTarget));
    const isEmptyEnd = event.key === 'Tab' && isUntouched(rows.at(-1) ?? {}, columns);
    if (step === undefined || (step === 'new-row' && (!canAdd || isEmptyEnd))) return;
    event.preventDefault();
    event.stopPropagation();
    if (step === 'new-row') add();
    else enterCell(step);
  };
  const errorAt = (row: number, key: string) => {
    const live = props.showAllProblems || table.isVisited(row, key) ? (props.problems ?? []) : [];
    return [...(props.serverProblems ?? []), ...live].find((problem) => problem.path === `${row}.${key}`)?.message;
  };
  const span = columns.length + Number(rowNumber) + Number(canRemove);
  return (
    <div
      id={id}
      className="pw-lines"
      role="group"
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
    >
      <div onKeyDownCapture={canChange ? onKeyDown : undefined}>
        <table className="pw-lines-table" {...tableRoles.table}>
          <LinesHead columns={columns} rowNumber={rowNumber} canRemove={canRemove} readOnly={readOnly} />
          <tbody {...tableRoles.rowgroup}>
            {rows.length === 0 && (
              <tr className="pw-lines-empty" {...tableRoles.row}>
                <td {...tableRoles.cell} colSpan={span}>
                  还没有明细
                </td>
              </tr>
            )}
            {rows.map((row, index) => (
              <LinesRow
                key={table.keyOf(index)}
                id={`${id}.${index}`}
                row={row}
                index={index}
                columns={columns}
                rowNumber={rowNumber}
                cells={cells}
                errorAt={errorAt}
                disabled={disabled}
                readOnly={readOnly}
                onChange={table.change}
                onBlur={table.visit}
                onRemove={canRemove ? table.remove : undefined}
              />
            ))}
          </tbody>
          <LinesTotals columns={columns} rows={rows} rowNumber={rowNumber} canRemove={canRemove} readOnly={readOnly} />
        </table>
      </div>
      {canAdd && (
        <Button type="dashed" block icon={<PlusOutlined aria-hidden />} className="pw-lines-add" onClick={add}>
          {props.addText ?? '增加一行'}
        </Button>
      )}
    </div>
  );
}
