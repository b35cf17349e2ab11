import type { ReactNode } from 'react';

import { usePermitted } from './use-permitted.ts';

/** Renders its children for users with the permission, and nothing (or `otherwise`) for others. */
export function Permitted(props: { permission: string; children: ReactNode; otherwise?: ReactNode }) {
  const { permission, children, otherwise = null } = props;
  return usePermitted(permission) ? children : otherwise;
}
