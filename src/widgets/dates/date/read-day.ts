import dayjs from 'dayjs';

import { quoted, readDateText, type ReadResult } from '../../../engine/values/index.ts';
import { say } from '../../../locale/index.ts';
import { dayOf, shownFormat, valueOfDay, type Picker, type ValueFormat } from './calendar-text.ts';

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
  const shown = dayjs(text.trim(), shownFormat(picker, format), true);
  const kind = picker === 'datetime' ? 'date-time' : picker;
  const read = shown.isValid() ? { value: shown } : readDateText(text, kind);
  if (!('value' in read)) return read;
  const day = typeof read.value === 'string' ? dayOf(read.value) : read.value;
  if (!day) return { value: null };
  const unit = picker === 'datetime' ? 'second' : picker === 'quarter' ? 'month' : picker === 'date' ? 'day' : picker;
  if (earliest && dayOf(earliest)?.isAfter(day, unit))
    return { problem: say('{quoted}早于{earliest}', { quoted: quoted(text), earliest }), remedy: say('请改正') };
  if (latest && dayOf(latest)?.isBefore(day, unit))
    return { problem: say('{quoted}晚于{latest}', { quoted: quoted(text), latest }), remedy: say('请改正') };
  return { value: valueOfDay(day, picker, { valueFormat }) };
}
