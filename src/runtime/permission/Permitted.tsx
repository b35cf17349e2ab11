import type { ReactNode } from 'react';

import { usePermitted } from './use-permitted.ts';

/** Shows what is inside to those who have the permission, and nothing (or `otherwise`) to others. */
export function Permitted(props: { permission: string; children: ReactNode; otherwise?: ReactNode }) {
  const { permission, children, otherwise = null } = props;
  return usePermitted(permission) ? children : otherwise;
}
