/** A record to be inserted; its lines are rows, too. */
export type DemoRow = Record<string, unknown> & { id: string };

/** Returns the lines of a bill. */
export function linesOf(bill: DemoRow): DemoRow[] {
  return Array.isArray(bill['lines']) ? bill['lines'] : [];
}

/** Returns the total of the lines in cents; each line is rounded separately, as the server does. */
export function centsOf(bill: DemoRow): number {
  return linesOf(bill).reduce(
    (sum, { qty, price }) => sum + Math.round(Number(qty) * Math.round(Number(price) * 100)),
    0,
  );
}

export const yuan = (cents: number): string => (cents / 100).toFixed(2);
