import type { CSSProperties, ReactNode } from 'react';

import './form-layout.css';

/**
 * Arranges fields in columns where the form is wide, one below the other where it is narrow. Others take a whole row, but
 * for texts, codes and grids where it arranges cells (`cells`).
 */
export function FormGrid(props: { columns: number; cells?: boolean; children: ReactNode }) {
  const { columns, cells, children } = props;
  const style: CSSProperties & Record<'--pw-columns', number> = { '--pw-columns': columns };
  return (
    <div className={cells ? 'pw-form-grid pw-form-cells' : 'pw-form-grid'} style={style}>
      {children}
    </div>
  );
}
