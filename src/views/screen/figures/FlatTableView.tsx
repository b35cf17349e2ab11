import { AppLink } from '../../../kit/controls/app-link/AppLink.tsx';
import type { FlatTable } from './flat-table.ts';

/** A read-only table; `caption` describes it. */
export function FlatTableView({ table, caption }: { table: FlatTable; caption: string }) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {table.columns.map(({ key, title, isNumber }) => (
            <th key={key} scope="col" data-number={isNumber || undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map(({ text, href }, index) => {
              const column = table.columns[index];
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={column?.key}
                  {...(index === 0 && { scope: 'row' })}
                  data-number={column?.isNumber || undefined}
                >
                  {href === undefined ? text : <AppLink to={href}>{text}</AppLink>}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
