import dayjs from 'dayjs';

import type { DemoRow } from './demo-row.ts';

/**
 * Sorts bills by day and time and numbers them like the server. The server itself assigns the numbers of today, so that
 * its counters continue from there.
 */
export function numberBills(bills: readonly DemoRow[], prefix: string, today: Date): DemoRow[] {
  const last = new Map<string, number>();
  const now = dayjs(today).format('YYYY-MM-DD');
  const keys = new Map(
    bills.map((bill) => [bill, `${String(bill['billDate'])} ${String(bill['createTime'])} ${bill.id}`]),
  );
  const sorted = bills.toSorted((one, other) => ((keys.get(one) ?? '') < (keys.get(other) ?? '') ? -1 : 1));
  for (const bill of sorted) {
    const day = String(bill['billDate']);
    if (day === now) continue;
    const number = (last.get(day) ?? 0) + 1;
    last.set(day, number);
    bill['billNo'] = `${prefix}${day.replaceAll('-', '')}${String(number).padStart(4, '0')}`;
  }
  return sorted;
}
