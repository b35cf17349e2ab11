import { TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useMemo } from 'react';

import { TIME } from '../../engine/values/index.ts';
import { controlProps, ReadOnlyText } from '../../runtime/form/index.ts';
import type { WidgetProps } from '../../runtime/registry/index.ts';
import type { Sides } from '../date-range/range-value.ts';
import { useRange } from '../date-range/use-range.ts';

export interface TimeRangeProps extends WidgetProps<string | number | Sides> {
  minutes?: boolean;
  overnight?: boolean;
  endField?: string;
  startPlaceholder?: string;
  endPlaceholder?: string;
  joined?: boolean;
}

/** From one time of the day to another: `09:00:00,18:00:00`, or two fields. `overnight`: the end may be before the start. */
export function TimeRange({ readOnly, minutes, overnight = false, ...rest }: TimeRangeProps) {
  const [[begin, end], set] = useRange(rest);
  const format = minutes ? 'HH:mm' : TIME;
  const value = useMemo((): [Dayjs | null, Dayjs | null] => [timeOf(begin), timeOf(end)], [begin, end]);
  if (readOnly) {
    const [from = '', to = ''] = [begin, end].map((side) => timeOf(side)?.format(format) ?? '');
    return <ReadOnlyText id={rest.id}>{from || to ? `${from} ~ ${to}` : null}</ReadOnlyText>;
  }
  const { id, ...control } = controlProps(rest);
  return (
    <TimePicker.RangePicker
      {...control}
      id={{ start: id, end: id && `${id}-end` }}
      style={{ width: '100%' }}
      format={format}
      order={!overnight}
      placeholder={[rest.startPlaceholder ?? '开始', rest.endPlaceholder ?? '结束']}
      value={value}
      onChange={(times) => set([times?.[0]?.format(TIME) ?? null, times?.[1]?.format(TIME) ?? null])}
    />
  );
}

function timeOf(side: string | number | null): Dayjs | null {
  const time = side === null ? null : dayjs(`2000-01-01 ${side}`);
  return time?.isValid() ? time : null;
}
