import type { CSSProperties, ReactNode } from 'react';

/**
 * Renders a node that is not a form item as a grid cell: `span` columns of the surrounding grid, or one column if
 * `usual`. Otherwise it takes a whole row.
 */
export function GridCell(props: { span: number | undefined; usual: boolean; children: ReactNode }) {
  const { span, usual, children } = props;
  if (span === undefined && !usual) return children;
  const style: CSSProperties & Record<'--pw-span', number> = { '--pw-span': span ?? 1 };
  return (
    <div className={span === undefined ? 'pw-form-cell' : 'pw-form-cell pw-form-span'} style={style}>
      {children}
    </div>
  );
}
