import type { ReactNode } from 'react';

import { FormGrid } from '../../../runtime/form/index.ts';

export interface GridProps {
  columns?: number;
  children?: ReactNode;
}

/** What is in it in columns where they fit, one below the other where not; each may take several (gridSpan). */
export function Grid({ columns = 2, children }: GridProps) {
  return (
    <FormGrid columns={columns} cells>
      {children}
    </FormGrid>
  );
}
