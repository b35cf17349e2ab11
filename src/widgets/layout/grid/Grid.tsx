import type { ReactNode } from 'react';

import { FormGrid } from '../../../runtime/form/index.ts';

export interface GridProps {
  columns?: number;
  children?: ReactNode;
}

/** Fields in columns where they fit, one below the other where there is not; a field may take several (gridSpan). */
export function Grid({ columns = 2, children }: GridProps) {
  return <FormGrid columns={columns}>{children}</FormGrid>;
}
