import { DatePicker } from 'antd';
import dayjs from 'dayjs';

import { controlProps, ReadOnlyText } from '../../runtime/form/index.ts';
import type { WidgetProps } from '../../runtime/registry/index.ts';

export interface DateProps extends WidgetProps<string> {
  picker?: 'date' | 'month' | 'year';
  earliest?: string;
  latest?: string;
}

const formats = { date: 'YYYY-MM-DD', month: 'YYYY-MM', year: 'YYYY' };

/** A day (or month, or year): the value is a date of the calendar as text, without a time zone. */
export function Date({ value, onChange, readOnly, picker = 'date', earliest, latest, ...rest }: DateProps) {
  const format = formats[picker];
  if (readOnly) return <ReadOnlyText id={rest.id}>{value?.slice(0, format.length)}</ReadOnlyText>;
  const day = value ? dayjs(value) : null;
  return (
    <DatePicker
      {...controlProps(rest)}
      style={{ width: '100%' }}
      picker={picker}
      format={format}
      placeholder={rest.placeholder ?? '请选择日期'}
      minDate={earliest ? dayjs(earliest) : undefined}
      maxDate={latest ? dayjs(latest) : undefined}
      value={day?.isValid() ? day : null}
      onChange={(next) => onChange?.(next ? next.format('YYYY-MM-DD') : null)}
    />
  );
}
