/** The clock of a time zone. Its local times are given in milliseconds as if the zone were UTC. */
export interface ZoneClock {
  shown(instant: Date): number;
  /** Returns the instant with this local time: the later one of two, or undefined if the clock skips the time. */
  instantOf(shown: number): Date | undefined;
}

const day = 86_400_000;

/**
 * Creates the clock of a time zone.
 * @param zone an IANA name.
 * @throws RangeError for an unknown zone.
 */
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
      // The offsets of the day before and of the day after: a clock changes at most once in two days.
      const [before, after] = [offsetAt(wanted - day), offsetAt(wanted + day)];
      const instants = (before === after ? [before] : [before, after]).map((offset) => new Date(wanted - offset));
      const right = before === after ? instants : instants.filter((instant) => shown(instant) === wanted);
      return right.toSorted((left, other) => other.getTime() - left.getTime())[0];
    },
  };
}

/** Returns the local time of a zone at an instant, e.g. `2026-11-23 15:30:05`. */
export function writtenTime(instant: Date, zone: string): string {
  return new Date(zoneClock(zone).shown(instant)).toISOString().slice(0, 19).replace('T', ' ');
}
