import type { CSSProperties, ReactNode } from 'react';

import './form-layout.css';

export interface GridArrangement {
  /** Pixels between columns. */
  gutter?: number | undefined;
  justify?: 'start' | 'end' | 'center' | 'space-around' | 'space-between' | undefined;
  align?: 'top' | 'middle' | 'bottom' | undefined;
}

const alignments = { top: 'start', middle: 'center', bottom: 'end' } as const;

/**
 * Arranges fields in columns if the form is wide, and in a single column if it is narrow. Other nodes take a whole row,
 * except for texts, codes and grids if it arranges cells (`cells`).
 */
export function FormGrid(props: { columns: number; cells?: boolean; children: ReactNode } & GridArrangement) {
  const { columns, cells, gutter, justify = 'start', align, children } = props;
  const style: CSSProperties & Record<`--${string}`, string | number> = { '--pw-columns': columns };
  if (gutter !== undefined) style['--pw-gutter'] = `${gutter}px`;
  if (align !== undefined) style.alignItems = alignments[align];
  if (justify !== 'start') style['--pw-justify'] = justify;
  const names = ['pw-form-grid', cells && 'pw-form-cells', justify !== 'start' && 'pw-form-justified'];
  return (
    <div className={names.filter(Boolean).join(' ')} style={style}>
      {children}
    </div>
  );
}
