import { TimePicker } from '@formily/antd-v5/esm/time-picker';
import dayjs, { type Dayjs } from 'dayjs';

import type { TimeRangeWidgetProps } from '../../../../generated/props.ts';
import { TIME } from '../../../engine/values/index.ts';
import { say } from '../../../locale/index.ts';
import { controlProps, ReadOnlyText } from '../../../runtime/form/index.ts';
import { fromFormily } from '../../../runtime/formily/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { WrittenProblem } from '../../light-controls/index.ts';
import type { Sides } from '../date-range/range-value.ts';
import { useEmptiedSides } from '../date-range/use-emptied-sides.ts';
import { useRange } from '../date-range/use-range.ts';

export type TimeRangeProps = WidgetProps<string | number | Sides> & TimeRangeWidgetProps;

const Picker = fromFormily(TimePicker.RangePicker);

/** A range of times of the day: `09:00:00,18:00:00`, or two fields. `overnight`: the end may be before the start. */
export function TimeRange({ readOnly, minutes, overnight = false, ...rest }: TimeRangeProps) {
  const [sides, set] = useRange(rest);
  const { problem, events } = useEmptiedSides({ sides, set, open: false, field: rest });
  const format = minutes ? 'HH:mm' : TIME;
  const shown = sides.map((side) => timeOf(side)?.format(format) ?? null);
  if (readOnly) {
    const [from, to] = shown;
    return <ReadOnlyText id={rest.id}>{from || to ? `${from ?? ''} ~ ${to ?? ''}` : null}</ReadOnlyText>;
  }
  const { id, ...control } = controlProps(rest);
  return (
    <>
      <Picker
        {...control}
        {...events}
        status={control.status ?? (problem === null ? undefined : 'error')}
        allowEmpty={[problem !== null, problem !== null]}
        id={{ start: id, end: id && `${id}-end` }}
        style={{ width: '100%' }}
        format={format}
        order={!overnight}
        placeholder={[rest.startPlaceholder ?? say('开始'), rest.endPlaceholder ?? say('结束')]}
        value={shown}
        onChange={(next) => set(Array.isArray(next) ? [storedTime(next[0]), storedTime(next[1])] : [null, null])}
      />
      <WrittenProblem problem={problem} onProblem={rest.onProblem} />
    </>
  );
}

function timeOf(side: string | number | null): Dayjs | null {
  const time = side === null ? null : dayjs(`2000-01-01 ${side}`);
  return time?.isValid() ? time : null;
}

function storedTime(shown: unknown): string | null {
  return typeof shown === 'string' ? (timeOf(shown)?.format(TIME) ?? null) : null;
}
