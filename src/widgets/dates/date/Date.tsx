import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';

import type { DateWidgetProps } from '../../../../generated/props.ts';
import { splitList } from '../../../engine/values/index.ts';
import { controlProps, ReadOnlyText, useWrittenText } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { dayOf, placeholders, shownDay, shownFormat, valueOfDay } from './calendar-text.ts';
import { emptiedInput } from './emptied-input.ts';
import { readDay } from './read-day.ts';
import { SeveralDays } from './SeveralDays.tsx';
import { WrittenPicker } from './WrittenPicker.tsx';

export type DateProps = WidgetProps<string | number | (string | number)[]> & DateWidgetProps;

/**
 * A day (or week, month, quarter, year): the value is a calendar date as text, without a time zone, the first day of
 * the chosen period. `multiple`: several days, joined by commas, or an array where `joined` is false.
 */
export function Date({ value, onChange, readOnly, multiple, joined = true, ...rest }: DateProps) {
  const { picker = 'date', format, valueFormat, earliest, latest } = rest;
  const written = useWrittenText({
    value,
    read: (text) => readDay(text, { ...rest, picker: picker === 'week' ? 'date' : picker }),
    take: (next) => onChange?.(next),
    onProblem: rest.onProblem,
  });
  const values = multiple ? splitList(value) : [value];
  if (readOnly) {
    const texts = values.map((one) => shownDay(one, picker, format, valueFormat));
    return <ReadOnlyText id={rest.id}>{texts.join('、')}</ReadOnlyText>;
  }
  const control = {
    ...controlProps(rest),
    style: { width: '100%' },
    picker,
    format: shownFormat(picker, format),
    placeholder: rest.placeholder ?? placeholders[picker],
    minDate: dayOf(earliest) ?? undefined,
    maxDate: dayOf(latest) ?? undefined,
  };
  const days = values.map((one) => dayOf(one, valueFormat)).filter((day) => day !== null);
  if (!multiple) {
    const single = {
      ...control,
      value: days[0] ?? null,
      onChange: (next: Dayjs | null) => onChange?.(next ? valueOfDay(next, picker, { valueFormat }) : null),
    };
    const emptied = (event: { target: EventTarget; key?: string }) => {
      if (emptiedInput(event) !== undefined && days.length > 0) onChange?.(null);
    };
    if (picker === 'week')
      return (
        <DatePicker
          {...single}
          onBlur={(event) => {
            emptied(event);
            rest.onBlur?.();
          }}
          onKeyDown={emptied}
        />
      );
    return <WrittenPicker {...single} written={written} onProblem={rest.onProblem} />;
  }
  const settings = { ...control, id: undefined };
  const take = (chosen: (string | number)[]) =>
    onChange?.(chosen.length === 0 ? null : joined ? chosen.join(',') : chosen);
  return (
    <SeveralDays
      picker={settings}
      aria={rest}
      days={days}
      onChange={(next) => take(next.map((day) => valueOfDay(day, picker, { valueFormat })))}
    />
  );
}
