import { QuestionCircleOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';

import type { ResolvedColumn } from '../../engine/list/resolved-list.ts';
import { columnClass } from './column-class.ts';
import { tableRoles } from './table-roles.ts';

/** The titles of the columns; the unit of a quantity stands in its title. */
export function LinesHead(props: {
  columns: readonly ResolvedColumn[];
  rowNumber: boolean;
  canRemove: boolean;
  readOnly: boolean;
}) {
  return (
    <thead {...tableRoles.rowgroup}>
      <tr {...tableRoles.row}>
        {props.rowNumber && (
          <th scope="col" {...tableRoles.columnheader} style={{ width: 48 }}>
            序号
          </th>
        )}
        {props.columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            {...tableRoles.columnheader}
            style={{ minWidth: Math.max(column.width, column.minWidth ?? 0) }}
            className={columnClass(column, props.readOnly)}
          >
            <Title column={column} readOnly={props.readOnly} />
          </th>
        ))}
        {props.canRemove && (
          <th scope="col" {...tableRoles.columnheader} style={{ width: 48 }} className="pw-lines-remove">
            操作
          </th>
        )}
      </tr>
    </thead>
  );
}

function Title({ column: { title, field, tips }, readOnly }: { column: ResolvedColumn; readOnly: boolean }) {
  return (
    <>
      {field.required && !field.readOnly && !readOnly && (
        <span className="pw-lines-star" aria-hidden>
          *
        </span>
      )}
      {field.unit ? `${title}（${field.unit}）` : title}
      {tips && (
        <Tooltip title={tips}>
          <QuestionCircleOutlined className="pw-lines-tips" role="img" aria-label={tips} tabIndex={0} />
        </Tooltip>
      )}
    </>
  );
}
