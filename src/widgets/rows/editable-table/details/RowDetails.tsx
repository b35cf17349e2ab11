import { Descriptions } from 'antd';
import type { ReactNode } from 'react';

import { fieldsOf, type FieldLines, type FieldNode } from '../../../../engine/form/index.ts';
import { cellText, type GridRecord } from '../../../../engine/grid/index.ts';
import { givenName } from '../../../../engine/values/index.ts';
import { say } from '../../../../locale/index.ts';
import { ReadOnlyText } from '../../../../runtime/form/index.ts';
import type { DataRecord } from '../../../../runtime/ports/index.ts';
import { useRowState, type GridStore } from '../../../../runtime/table/editing/index.ts';

/** A table among the details of a row. */
export interface SubTable {
  id: string;
  title: string;
  lines: FieldLines;
  disabled: boolean;
  rows: DataRecord[];
  onChange: (rows: DataRecord[] | null) => void;
}

/** The maximum number of columns of a table in the details (docs/requirements.md, Constants). */
const mostColumns = 4;

/** The fields of a row that are not columns, as text, and its sub-tables, edited in place. */
export function RowDetails(props: {
  lines: FieldLines;
  hides: (key: string) => boolean;
  store: GridStore;
  rowKey: string;
  disabled: boolean;
  all?: boolean;
  drawTable: (table: SubTable) => ReactNode;
}) {
  const { lines, hides, store, rowKey, disabled, all = false, drawTable } = props;
  const state = useRowState(store, rowKey);
  if (!state) return null;
  const { record } = state.row;
  const columns = new Map(lines.columns.map((column) => [column.key, column]));
  const nodes = fieldsOf(lines.nodes).filter(({ path }) => !hides(path));
  const isShown = (path: string) => columns.get(path)?.inDetails ?? (all || !columns.has(path));
  const texts = nodes.filter(({ path, lines: below }) => !below && isShown(path));
  const tables = nodes.filter((node) => node.lines);
  return (
    <>
      {texts.length > 0 && (
        <Descriptions size="small" column={{ xs: 1, sm: 2, lg: mostColumns }}>
          {texts.map((node) => (
            <Descriptions.Item key={node.path} label={node.title}>
              <ReadOnlyText>{textOf(node, columns.get(node.path), record)}</ReadOnlyText>
            </Descriptions.Item>
          ))}
        </Descriptions>
      )}
      {tables.map(
        ({ path, title, lines: below }) =>
          below && (
            <section key={path} aria-label={title} className="pw-edit-sub-table">
              <h4>{title}</h4>
              {drawTable({
                id: `${rowKey}-${path}`,
                title,
                lines: below,
                disabled,
                rows: rowsOf(record[path]),
                onChange: (rows) =>
                  store.change(say('修改子表'), [{ type: 'set', key: rowKey, values: { [path]: rows } }]),
              })}
            </section>
          ),
      )}
      {texts.length + tables.length === 0 && <span className="pw-edit-empty">{say('没有更多内容')}</span>}
    </>
  );
}

function textOf({ path }: FieldNode, column: FieldLines['columns'][number] | undefined, record: GridRecord): string {
  const name = givenName(record, path);
  if (column && name === undefined) return cellText(column, record);
  const text = name ?? record[path];
  return text === null || text === undefined ? '' : String(text);
}

function rowsOf(value: unknown): DataRecord[] {
  return Array.isArray(value) ? value : [];
}
