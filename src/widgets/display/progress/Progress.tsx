import { Progress as AntProgress } from 'antd';

import type { ProgressWidgetProps } from '../../../../generated/props.ts';
import { percentOf } from '../../../engine/values/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';

export type ProgressProps = WidgetProps<number | string> & ProgressWidgetProps;

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
