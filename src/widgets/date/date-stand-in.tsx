import { splitList } from '../../engine/values/index.ts';
import { DateStandIn } from '../light-controls/index.ts';
import { shownDay } from './calendar-text.ts';
import type { DateProps } from './Date.tsx';

/** A closed picker of a day, a week, a month, a quarter or a year, or of several. */
export function dateStandIn({ value, picker = 'date', format, valueFormat, multiple, ...props }: DateProps) {
  const values = multiple ? splitList(value) : [value];
  const texts = values.map((one) => shownDay(one, picker, format, valueFormat));
  return <DateStandIn {...props} text={texts.join('、')} />;
}
