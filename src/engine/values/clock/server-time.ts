let readZone = (): string | undefined => undefined;
let clock: Intl.DateTimeFormat | undefined;
let latest: { clock: Intl.DateTimeFormat; second: number; text: string } | undefined;

/**
 * Sets whose clocks `serverTime` reads: those of the server, so that a browser in another zone has the same today.
 * @param read gives the IANA name of the zone, or undefined for this machine's own; called when the time is first asked
 * for, as a zone costs milliseconds.
 */
export function setServerZone(read: () => string | undefined): void {
  readZone = read;
  clock = undefined;
}

/** The server's zone, an IANA name; undefined where it is not known. */
export function serverZone(): string | undefined {
  return readZone();
}

/**
 * The time that the server's clocks show, e.g. `2026-11-23 15:30:05`: today and now of forms, searches and rules.
 * @param at the moment; now without it.
 */
export function serverTimeText(at?: Date | number): string {
  // Swedish writes a time as our wire does.
  clock ??= new Intl.DateTimeFormat('sv-SE', { timeZone: readZone(), dateStyle: 'short', timeStyle: 'medium' });
  if (at !== undefined) return clock.format(at);
  // Each cell of a table asks for it.
  const now = Date.now();
  const second = Math.floor(now / 1_000);
  if (latest?.clock !== clock || latest.second !== second) latest = { clock, second, text: clock.format(now) };
  return latest.text;
}

/** The server's time as a Date in whole seconds: its local day and time are those of the server's clocks. */
export function serverTime(): Date {
  return new Date(serverTimeText().replace(' ', 'T'));
}
