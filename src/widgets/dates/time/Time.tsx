import { TimePicker } from '@formily/antd-v5/esm/time-picker';

import { TIME } from '../../../engine/values/index.ts';
import { controlProps, ReadOnlyText } from '../../../runtime/form/index.ts';
import { fromFormily } from '../../../runtime/formily/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { say } from '../../../schema/locale/index.ts';
import { dayOf, shownFormat } from '../date/calendar-text.ts';

export interface TimeProps extends WidgetProps<string> {
  minutes?: boolean;
  format?: string;
  valueFormat?: string;
}

const Picker = fromFormily(TimePicker);

/** A time of the day: the value is text like `09:30:00`, or as `valueFormat` says. */
export function Time({ value, onChange, readOnly, minutes, format, valueFormat, ...rest }: TimeProps) {
  const shown = shownFormat('datetime', format ?? (minutes ? 'HH:mm' : TIME));
  const stored = shownFormat('datetime', valueFormat ?? TIME);
  const time = value ? (dayOf(`2000-01-01 ${value}`) ?? dayOf(value, valueFormat)) : null;
  if (readOnly) return <ReadOnlyText id={rest.id}>{time ? time.format(shown) : value}</ReadOnlyText>;
  return (
    <Picker
      {...controlProps(rest)}
      style={{ width: '100%' }}
      format={shown}
      placeholder={rest.placeholder ?? say('请选择时间')}
      value={time?.format(shown)}
      onChange={(next) => onChange?.(dayOf(next, shown)?.format(stored) ?? null)}
    />
  );
}
