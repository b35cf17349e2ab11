import { DateStandIn } from '../light-controls/index.ts';
import type { DateProps } from './Date.tsx';
import { formats } from './picker-formats.ts';

/** A closed picker of a day, a month or a year. */
export function dateStandIn({ value, picker = 'date', ...props }: DateProps) {
  return <DateStandIn {...props} text={value?.slice(0, formats[picker].length) ?? ''} />;
}
