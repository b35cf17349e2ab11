import type { CSSProperties, ReactNode } from 'react';

import './form-layout.css';

/** Arranges fields in columns where the form is wide, one below the other where it is narrow; others take a whole row. */
export function FormGrid({ columns, children }: { columns: number; children: ReactNode }) {
  const style: CSSProperties & Record<'--pw-columns', number> = { '--pw-columns': columns };
  return (
    <div className="pw-form-grid" style={style}>
      {children}
    </div>
  );
}
