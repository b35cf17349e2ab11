/** A record to be inserted; its lines are rows, too. */
export type DemoRow = Record<string, unknown> & { id: string };

/** The lines of a bill. */
export function linesOf(bill: DemoRow): DemoRow[] {
  return Array.isArray(bill['lines']) ? bill['lines'] : [];
}
