import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';

import type { FieldNode, NodeState, ValueProblem } from '../../engine/form/resolved-form.ts';
import type { DataRecord } from '../../runtime/data/ports.ts';
import { focusControl } from '../../runtime/form/index.ts';
import type { WidgetProps } from '../../runtime/registry/index.ts';
import { LinesCell } from './LinesCell.tsx';
import { LinesHead } from './LinesHead.tsx';
import { LinesTotals } from './LinesTotals.tsx';
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

/** The lines of a bill as a table of inputs; cards where it is narrow. */
export function Lines(props: LinesProps) {
  const { id = 'lines', value, disabled = false, readOnly = false, rowNumber = true, lines, cells = {} } = props;
  const rows = value ?? [];
  const columns = lines.columns.filter(
    ({ key, visible }) => visible !== false && cells[`items.${key}`]?.visible !== false,
  );
  const table = useLines(rows, columns, (next) => props.onChange?.(next));
  const isAdded = useRef(false);
  const canChange = !disabled && !readOnly;
  const canRemove = canChange && props.allowRemove !== false;
  const first = columns.find((column) => !column.field.readOnly);

  useEffect(() => {
    if (isAdded.current && first) focusControl(`${id}.${rows.length - 1}.${first.key}`);
    isAdded.current = false;
  }, [id, first, rows.length]);

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
      <table className="pw-lines-table">
        <LinesHead columns={columns} rowNumber={rowNumber} canRemove={canRemove} readOnly={readOnly} />
        <tbody>
          {rows.length === 0 && (
            <tr className="pw-lines-empty">
              <td colSpan={span}>还没有明细</td>
            </tr>
          )}
          {rows.map((row, index) => (
            <tr key={table.keyOf(index)}>
              {rowNumber && <td className="pw-lines-number">{index + 1}</td>}
              {columns.map((column) => (
                <td
                  key={column.key}
                  data-title={column.title}
                  className={column.align === 'right' ? 'pw-lines-right' : undefined}
                >
                  <LinesCell
                    id={`${id}.${index}.${column.key}`}
                    column={column}
                    row={index}
                    value={row[column.key]}
                    error={errorAt(index, column.key)}
                    state={cells[`${index}.${column.key}`] ?? cells[`items.${column.key}`]}
                    disabled={disabled}
                    readOnly={readOnly}
                    onChange={table.change}
                    onBlur={table.visit}
                  />
                </td>
              ))}
              {canRemove && (
                <td>
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    aria-label={`删除第 ${index + 1} 行`}
                    onClick={() => table.remove(index)}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <LinesTotals columns={columns} rows={rows} rowNumber={rowNumber} canRemove={canRemove} />
      </table>
      {canChange && props.allowAdd !== false && (
        <Button
          type="dashed"
          block
          icon={<PlusOutlined />}
          style={{ marginTop: 8 }}
          onClick={() => {
            isAdded.current = true;
            table.add();
          }}
        >
          {props.addText ?? '增加一行'}
        </Button>
      )}
    </div>
  );
}
