import { Progress as AntProgress } from 'antd';

import { percentOf } from '../../../engine/values/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';

export interface ProgressProps extends WidgetProps<number | string> {
  percent?: number | string;
  type?: 'line' | 'circle';
}

/** A read-only progress in percent; a value that is not a number is 0. */
export function Progress({ value, percent: given, type = 'line', ...rest }: ProgressProps) {
  const percent = percentOf(value ?? given);
  return (
    <div id={rest.id} style={{ minHeight: 32, display: 'flex', alignItems: 'center' }}>
      <AntProgress
        type={type}
        size={type === 'circle' ? 80 : undefined}
        percent={percent}
        format={() => `${percent}%`}
        aria-label={rest['aria-label']}
        aria-labelledby={rest['aria-labelledby']}
      />
    </div>
  );
}
