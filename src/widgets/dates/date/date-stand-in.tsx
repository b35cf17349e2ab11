import { DateStandIn } from '../../light-controls/index.ts';
import { placeholders, shownDay } from './calendar-text.ts';
import type { DateProps } from './Date.tsx';

/** A closed picker of one day, week, month, quarter or year. */
export function dateStandIn({ value, picker = 'date', format, valueFormat, multiple, ...props }: DateProps) {
  if (multiple || Array.isArray(value)) return undefined;
  const text = shownDay(value, picker, format, valueFormat);
  return <DateStandIn {...props} placeholder={props.placeholder ?? placeholders[picker]} text={text} />;
}
