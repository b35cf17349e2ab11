/** What the clocks of a time zone show. A clock's time is given as if the zone were UTC, in milliseconds. */
export interface ZoneClock {
  shown(instant: Date): number;
  /** The instant at which it shows a time: of two the later one; undefined where the clock leaps over it. */
  instantOf(shown: number): Date | undefined;
}

const day = 86_400_000;

/** @param zone an IANA name. @throws RangeError for an unknown zone. */
export function zoneClock(zone: string): ZoneClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const shown = (instant: Date): number => {
    const read: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(instant)) read[type] = Number(value);
    const { year = 0, month = 1, day: date, hour, minute, second } = read;
    return Date.UTC(year, month - 1, date, hour, minute, second);
  };
  const offsetAt = (time: number): number => shown(new Date(time)) - time;
  return {
    shown,
    instantOf(wanted) {
      // The offsets of the day before and of the day after: a clock leaps once in two days at most.
      const [before, after] = [offsetAt(wanted - day), offsetAt(wanted + day)];
      const instants = (before === after ? [before] : [before, after]).map((offset) => new Date(wanted - offset));
      const right = before === after ? instants : instants.filter((instant) => shown(instant) === wanted);
      return right.toSorted((left, other) => other.getTime() - left.getTime())[0];
    },
  };
}

/** The time that a zone's clocks show at an instant, e.g. `2026-11-23 15:30:05`. */
export function writtenTime(instant: Date, zone: string): string {
  return new Date(zoneClock(zone).shown(instant)).toISOString().slice(0, 19).replace('T', ' ');
}
