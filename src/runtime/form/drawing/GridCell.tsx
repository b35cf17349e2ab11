import type { CSSProperties, ReactNode } from 'react';

/**
 * What is no form item in a cell: of so many columns of what is around it, or (`usual`) one of a grid's. Else it takes a
 * whole row.
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
