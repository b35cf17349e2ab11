import type { CSSProperties, ReactNode } from 'react';

import './form-layout.css';

/** How the cells of a grid stand to each other; what is left out is as everywhere. */
export interface GridArrangement {
  /** Pixels between columns. */
  gutter?: number | undefined;
  justify?: 'start' | 'end' | 'center' | 'space-around' | 'space-between' | undefined;
  align?: 'top' | 'middle' | 'bottom' | undefined;
}

const alignments = { top: 'start', middle: 'center', bottom: 'end' } as const;

/**
 * Arranges fields in columns where the form is wide, one below the other where it is narrow. Others take a whole row, but
 * for texts, codes and grids where it arranges cells (`cells`).
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
