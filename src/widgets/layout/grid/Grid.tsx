import type { ReactNode } from 'react';

import { FormGrid, type GridArrangement } from '../../../runtime/form/index.ts';

export interface GridProps extends GridArrangement {
  columns?: number;
  children?: ReactNode;
}

/** What is in it in columns where they fit, one below the other where not; each may take several (gridSpan). */
export function Grid({ columns = 2, gutter, justify, align, children }: GridProps) {
  return (
    <FormGrid columns={columns} cells gutter={gutter} justify={justify} align={align}>
      {children}
    </FormGrid>
  );
}
