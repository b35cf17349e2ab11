import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { useMemo } from 'react';

import type { DateRangeWidgetProps } from '../../../../generated/props.ts';
import { periodChoices } from '../../../engine/time/periods/index.ts';
import { say } from '../../../locale/index.ts';
import { controlProps, ReadOnlyText } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { WrittenProblem } from '../../light-controls/index.ts';
import {
  dayOf,
  dayShown,
  shownDay,
  shownFormat,
  valueOfDay,
  type Picker,
  type ValueFormat,
} from '../date/calendar-text.ts';
import type { Sides } from './range-value.ts';
import { useEmptiedSides } from './use-emptied-sides.ts';
import { useRange } from './use-range.ts';

export type DateRangeProps = WidgetProps<string | number | Sides> & DateRangeWidgetProps;

/**
 * A range of days (weeks, months, quarters, years, moments), both ends included: one value `a,b`, or two fields. For
 * weeks and longer the range begins with the first day of the first and ends with the last day of the last.
 */
export function DateRange({ readOnly, picker = 'date', format, valueFormat, open = false, ...rest }: DateRangeProps) {
  const [sides, set] = useRange(rest);
  const [begin, end] = sides;
  const { problem, events } = useEmptiedSides({ sides, set, open, field: rest });
  // The value is memoized: a new array would make the picker discard the side that was typed first.
  const value = useMemo(
    (): [Dayjs | null, Dayjs | null] => [shownSide(begin, picker, valueFormat), shownSide(end, picker, valueFormat)],
    [begin, end, picker, valueFormat],
  );
  if (readOnly) {
    const [from, to] = [begin, end].map((side) => shownDay(side, picker, format, valueFormat));
    return (
      <ReadOnlyText id={rest.id}>{from || to ? `${from || say('不限')} ~ ${to || say('不限')}` : null}</ReadOnlyText>
    );
  }
  const sideOf = (day: Dayjs | null | undefined, isEnd: boolean) =>
    day ? valueOfDay(day, picker, { end: isEnd && picker !== 'date', valueFormat }) : null;
  const { id, ...control } = controlProps(rest);
  return (
    <>
      <DatePicker.RangePicker
        {...control}
        {...events}
        status={control.status ?? (problem === null ? undefined : 'error')}
        id={{ start: id, end: id && `${id}-end` }}
        style={{ width: '100%' }}
        picker={picker === 'datetime' ? 'date' : picker}
        showTime={picker === 'datetime'}
        presets={picker === 'date' || picker === 'datetime' ? presets : undefined}
        format={shownFormat(picker, format)}
        placeholder={[rest.startPlaceholder ?? say('开始'), rest.endPlaceholder ?? say('结束')]}
        allowEmpty={[open || problem !== null, open || problem !== null]}
        minDate={dayOf(rest.earliest) ?? undefined}
        maxDate={dayOf(rest.latest) ?? undefined}
        value={value}
        onChange={(days) => set([sideOf(days?.[0], false), sideOf(days?.[1], true)])}
      />
      <WrittenProblem problem={problem} onProblem={rest.onProblem} />
    </>
  );
}

const presets = periodChoices();

function shownSide(side: string | number | null, picker: Picker, valueFormat: ValueFormat): Dayjs | null {
  const day = dayOf(side, valueFormat);
  return day && dayShown(day, picker);
}
