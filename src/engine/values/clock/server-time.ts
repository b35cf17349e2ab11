let readZone = (): string | undefined => undefined;
let clock: Intl.DateTimeFormat | undefined;
let latest: { clock: Intl.DateTimeFormat; second: number; text: string } | undefined;

/**
 * Sets the time zone of `serverTime`: that of the server, so that a browser in another zone has the same today.
 * @param read returns the IANA name of the zone, or undefined for this machine's own. It is called on first use,
 * because a zone costs milliseconds.
 */
export function setServerZone(read: () => string | undefined): void {
  readZone = read;
  clock = undefined;
}

/** Returns the server's zone as an IANA name; undefined if it is not known. */
export function serverZone(): string | undefined {
  return readZone();
}

/**
 * Returns the time of the server's clock, e.g. `2026-11-23 15:30:05`: today and now in forms, searches and rules.
 * @param at the moment; now by default.
 */
export function serverTimeText(at?: Date | number): string {
  // The Swedish time format equals that of our wire.
  clock ??= new Intl.DateTimeFormat('sv-SE', { timeZone: readZone(), dateStyle: 'short', timeStyle: 'medium' });
  if (at !== undefined) return clock.format(at);
  // Called for each cell of a table.
  const now = Date.now();
  const second = Math.floor(now / 1_000);
  if (latest?.clock !== clock || latest.second !== second) latest = { clock, second, text: clock.format(now) };
  return latest.text;
}

/** Returns the server's time as a Date in whole seconds: its local day and time are those of the server's clock. */
export function serverTime(): Date {
  return new Date(serverTimeText().replace(' ', 'T'));
}
