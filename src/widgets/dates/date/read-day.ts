import { quoted, readDateText, type ReadResult } from '../../../engine/written/index.ts';
import { say } from '../../../locale/index.ts';
import { dayOf, valueOfDay, type Picker, type ValueFormat } from './calendar-text.ts';

export interface DayReading {
  /** Weeks can only be read in the calendar's own format, elsewhere. */
  picker: Exclude<Picker, 'week'>;
  format?: string | undefined;
  valueFormat?: ValueFormat;
  earliest?: string | undefined;
  latest?: string | undefined;
}

/** Reads a text as the value of a calendar: in its display format or a common notation, within its bounds. */
export function readDay(
  text: string,
  { picker, format, valueFormat, earliest, latest }: DayReading,
): ReadResult<string | number> {
  const read = readDateText(text, picker === 'datetime' ? 'date-time' : picker, { format });
  if (!('value' in read)) return read;
  const day = dayOf(read.value);
  if (!day) return { value: null };
  const unit = picker === 'datetime' ? 'second' : picker === 'quarter' ? 'month' : picker === 'date' ? 'day' : picker;
  if (earliest && dayOf(earliest)?.isAfter(day, unit))
    return { problem: say('{quoted}早于{earliest}', { quoted: quoted(text), earliest }), remedy: say('请改正') };
  if (latest && dayOf(latest)?.isBefore(day, unit))
    return { problem: say('{quoted}晚于{latest}', { quoted: quoted(text), latest }), remedy: say('请改正') };
  return { value: valueOfDay(day, picker, { valueFormat }) };
}
