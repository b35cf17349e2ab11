import dayjs from 'dayjs';

import type { TimeWidgetProps } from '../../../../generated/props.ts';
import { TIME } from '../../../engine/values/index.ts';
import { readDateText, type ReadResult } from '../../../engine/written/index.ts';
import { say } from '../../../locale/index.ts';
import { controlProps, ReadOnlyText, useWrittenText } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { dayOf, shownFormat } from '../date/calendar-text.ts';
import { WrittenPicker } from '../date/WrittenPicker.tsx';

export type TimeProps = WidgetProps<string> & TimeWidgetProps;

/** A time of the day: the value is text like `09:30:00`, or in the format `valueFormat`. */
export function Time({ value, onChange, readOnly, minutes, format, valueFormat, ...rest }: TimeProps) {
  const shown = shownFormat('datetime', format ?? (minutes ? 'HH:mm' : TIME));
  const stored = shownFormat('datetime', valueFormat ?? TIME);
  const time = value ? (dayOf(`2000-01-01 ${value}`) ?? dayOf(value, valueFormat)) : null;
  const written = useWrittenText({
    value,
    read: (text) => readTime(text, { shown, stored }),
    take: (next) => onChange?.(next),
    onProblem: rest.onProblem,
  });
  if (readOnly) return <ReadOnlyText id={rest.id}>{time ? time.format(shown) : value}</ReadOnlyText>;
  return (
    <WrittenPicker
      {...controlProps(rest)}
      style={{ width: '100%' }}
      picker="time"
      written={written}
      onProblem={rest.onProblem}
      format={shown}
      placeholder={rest.placeholder ?? say('请选择时间')}
      value={time}
      onChange={(next) => onChange?.(next?.format(stored) ?? null)}
    />
  );
}

function readTime(text: string, { shown, stored }: { shown: string; stored: string }): ReadResult<string> {
  const read = readDateText(text, 'time', { format: shown });
  if (!('value' in read) || read.value === null) return read;
  return { value: dayjs(`2000-01-01 ${read.value}`).format(stored) };
}
