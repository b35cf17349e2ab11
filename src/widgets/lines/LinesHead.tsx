import type { ResolvedColumn } from '../../engine/list/resolved-list.ts';

/** The titles of the columns; the unit of a quantity stands in its title. */
export function LinesHead(props: {
  columns: readonly ResolvedColumn[];
  rowNumber: boolean;
  canRemove: boolean;
  readOnly: boolean;
}) {
  return (
    <thead>
      <tr>
        {props.rowNumber && (
          <th scope="col" style={{ width: 48 }}>
            序号
          </th>
        )}
        {props.columns.map(({ key, title, width, align, field }) => (
          <th
            key={key}
            scope="col"
            style={{ minWidth: width }}
            className={align === 'right' ? 'pw-lines-right' : undefined}
          >
            {field.required && !field.readOnly && !props.readOnly && (
              <span className="pw-lines-star" aria-hidden>
                *
              </span>
            )}
            {field.unit ? `${title}（${field.unit}）` : title}
          </th>
        ))}
        {props.canRemove && (
          <th scope="col" style={{ width: 48 }}>
            操作
          </th>
        )}
      </tr>
    </thead>
  );
}
