import { DateStandIn } from '../../light-controls/index.ts';
import type { DateProps } from './Date.tsx';
import { placeholders, plainDay } from './plain-day.ts';

/** Renders a closed picker of one day, month or year, or an empty one. */
export function dateStandIn({ value, picker = 'date', format, valueFormat, multiple, ...props }: DateProps) {
  if (multiple || Array.isArray(value)) return undefined;
  const text = plainDay(value, picker, format, valueFormat);
  if (text === undefined) return undefined;
  return <DateStandIn {...props} placeholder={props.placeholder ?? placeholders[picker]} text={text} />;
}
