export type DemoRow = Record<string, unknown> & { id: string };

export function linesOf(bill: DemoRow): DemoRow[] {
  return Array.isArray(bill['lines']) ? bill['lines'] : [];
}

export function centsOf(bill: DemoRow): number {
  return linesOf(bill).reduce(
    (sum, { qty, price }) => sum + Math.round(Number(qty) * Math.round(Number(price) * 100)),
    0,
  );
}

export const yuan = (cents: number): string => (cents / 100).toFixed(2);
