import { Tooltip } from 'antd';
import type { ReactNode } from 'react';

/** Stands for the chosen options that are not shown one by one: how many, and on hover which. */
export function restOfTags(rest: readonly { label?: ReactNode }[]): ReactNode {
  return <Tooltip title={rest.map(({ label }) => String(label)).join('、')}>+{rest.length}</Tooltip>;
}
