import { DatePicker } from 'antd';
import dayjs from 'dayjs';

import { controlProps, ReadOnlyText } from '../../runtime/form/index.ts';
import type { WidgetProps } from '../../runtime/registry/index.ts';

export interface DateTimeProps extends WidgetProps<string> {
  minutes?: boolean;
}

/** A moment of the wall clock: the value is text like `2026-11-20 09:30:00`, without a time zone. */
export function DateTime({ value, onChange, readOnly, minutes, ...rest }: DateTimeProps) {
  const format = minutes ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD HH:mm:ss';
  if (readOnly) return <ReadOnlyText id={rest.id}>{value?.slice(0, format.length)}</ReadOnlyText>;
  const moment = value ? dayjs(value) : null;
  return (
    <DatePicker
      {...controlProps(rest)}
      style={{ width: '100%' }}
      showTime
      format={format}
      placeholder={rest.placeholder ?? '请选择时间'}
      value={moment?.isValid() ? moment : null}
      onChange={(next) => onChange?.(next ? next.format('YYYY-MM-DD HH:mm:ss') : null)}
    />
  );
}
