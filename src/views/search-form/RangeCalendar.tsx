import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useMemo } from 'react';

import { periodChoices } from '../../engine/time/periods/index.ts';
import { DATE } from '../../engine/values/index.ts';
import { sideId } from './side-id.ts';

/** The calendar of a `DateRange`. */
export function RangeCalendar(props: {
  rangeId: string;
  title: string;
  begin: unknown;
  end: unknown;
  onChange: (range: [string | null, string | null]) => void;
}) {
  const { rangeId: id, title, begin, end, onChange } = props;
  // A new array would make the picker forget the side that was typed first.
  const value = useMemo((): [Dayjs | null, Dayjs | null] => [dayOf(begin), dayOf(end)], [begin, end]);
  return (
    <DatePicker.RangePicker
      id={{ start: sideId(id, 'start'), end: sideId(id, 'end') }}
      aria-label={title}
      style={{ width: '100%' }}
      allowEmpty={[true, true]}
      format={DATE}
      placeholder={['开始日期', '结束日期']}
      presets={presets}
      value={value}
      onChange={(range) => onChange([textOf(range?.[0]), textOf(range?.[1])])}
    />
  );
}

const presets = periodChoices();

function dayOf(text: unknown): Dayjs | null {
  const day = typeof text === 'string' && text !== '' ? dayjs(text) : null;
  return day?.isValid() ? day : null;
}

function textOf(day: Dayjs | null | undefined): string | null {
  return day ? day.format(DATE) : null;
}
