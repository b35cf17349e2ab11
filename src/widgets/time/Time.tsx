import { TimePicker } from 'antd';
import dayjs from 'dayjs';

import { controlProps, ReadOnlyText } from '../../runtime/form/index.ts';
import type { WidgetProps } from '../../runtime/registry/index.ts';

export interface TimeProps extends WidgetProps<string> {
  minutes?: boolean;
}

/** A time of the day: the value is text like `09:30:00`. */
export function Time({ value, onChange, readOnly, minutes, ...rest }: TimeProps) {
  const format = minutes ? 'HH:mm' : 'HH:mm:ss';
  if (readOnly) return <ReadOnlyText id={rest.id}>{value?.slice(0, format.length)}</ReadOnlyText>;
  const time = value ? dayjs(`2000-01-01 ${value}`) : null;
  return (
    <TimePicker
      {...controlProps(rest)}
      style={{ width: '100%' }}
      format={format}
      placeholder={rest.placeholder ?? '请选择时间'}
      value={time?.isValid() ? time : null}
      onChange={(next) => onChange?.(next ? next.format('HH:mm:ss') : null)}
    />
  );
}
