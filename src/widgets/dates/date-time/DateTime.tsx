import type { DateTimeWidgetProps } from '../../../../generated/props.ts';
import { say } from '../../../locale/index.ts';
import { controlProps, ReadOnlyText, useWrittenText } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { dayOf, shownFormat, valueOfDay } from '../date/calendar-text.ts';
import { readDay } from '../date/read-day.ts';
import { WrittenPicker } from '../date/WrittenPicker.tsx';

export type DateTimeProps = WidgetProps<string | number> & DateTimeWidgetProps;

/**
 * A local date and time: the value is text like `2026-11-20 09:30:00`, without a time zone, or in the format
 * `valueFormat`.
 */
export function DateTime({ value, onChange, readOnly, minutes, format, valueFormat, ...rest }: DateTimeProps) {
  const shown = shownFormat('datetime', format ?? (minutes ? 'YYYY-MM-DD HH:mm' : undefined));
  const moment = dayOf(value, valueFormat);
  const written = useWrittenText({
    value,
    read: (text) => readDay(text, { picker: 'datetime', format: shown, valueFormat }),
    take: (next) => onChange?.(next),
    onProblem: rest.onProblem,
  });
  if (readOnly) return <ReadOnlyText id={rest.id}>{moment ? moment.format(shown) : value}</ReadOnlyText>;
  return (
    <WrittenPicker
      {...controlProps(rest)}
      style={{ width: '100%' }}
      showTime
      written={written}
      onProblem={rest.onProblem}
      format={shown}
      placeholder={rest.placeholder ?? say('请选择时间')}
      value={moment}
      onChange={(next) => onChange?.(next ? valueOfDay(next, 'datetime', { valueFormat }) : null)}
    />
  );
}
