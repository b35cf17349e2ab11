import './states.css';

import { say } from '../../locale/index.ts';
import { useDelayed } from './use-delayed.ts';
import { useViewVariables } from './use-view-variables.ts';

/** The shape of a table in grey, shown after 150 ms; its space is reserved from the start. */
export function ListSkeleton({ rows = 10, columns = 6 }: { rows?: number; columns?: number }) {
  const isShown = useDelayed(150);
  const style = useViewVariables();
  return (
    <div className="pw-list-skeleton" style={style} role="status" aria-label={say('正在加载')}>
      {isShown && count(rows).map((row) => <Row key={row} columns={columns} />)}
    </div>
  );
}

function Row({ columns }: { columns: number }) {
  return (
    <div className="pw-list-skeleton-row">
      {count(columns).map((column) => (
        <div key={column} className="pw-list-skeleton-bar" />
      ))}
    </div>
  );
}

function count(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
