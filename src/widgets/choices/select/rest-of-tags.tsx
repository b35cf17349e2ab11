import { Tooltip } from 'antd';
import type { ReactNode } from 'react';

/** Renders the number of chosen options that are not shown one by one, and lists them on hover. */
export function restOfTags(rest: readonly { label?: ReactNode }[]): ReactNode {
  return <Tooltip title={rest.map(({ label }) => String(label)).join('、')}>+{rest.length}</Tooltip>;
}
