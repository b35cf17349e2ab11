import type { ReactNode } from 'react';

import { FormGrid, type GridArrangement } from '../../../runtime/form/index.ts';

export interface GridProps extends GridArrangement {
  columns?: number;
  children?: ReactNode;
}

/** Lays out its children in columns if these fit, else one below the other; each may span several (gridSpan). */
export function Grid({ columns = 2, gutter, justify, align, children }: GridProps) {
  return (
    <FormGrid columns={columns} cells gutter={gutter} justify={justify} align={align}>
      {children}
    </FormGrid>
  );
}
