import dayjs, { type Dayjs } from 'dayjs';

import { dateOf, timeOf, workingDay } from '../calendar.ts';
import { yuan, type DemoRow } from '../demo-row.ts';
import type { Random } from '../random.ts';

/** A bill with an amount owed, which is due `days` after `day`. */
export interface Owed {
  bill: DemoRow;
  cents: number;
  day: Dayjs;
  days: number;
}

export interface Making {
  random: Random;
  today: Date;
}

export interface Debt {
  row: DemoRow;
  owed: Owed;
}

/** Some bills are not claimed yet, so that users can claim them. */
const claimed = 0.96;

/** Creates receivables or payables up to today; some of the newest are drafts. */
export function claim({ random, today }: Making, owed: readonly Owed[], id: () => string): Debt[] {
  const now = dayjs(today);
  return owed.flatMap((one) => {
    const { bill, cents, day, days } = one;
    const made = workingDay(day.add(random.integer(1, 3), 'day'));
    // The server numbers the bills of today, so their numbers are not known here.
    if (made.isAfter(now, 'day') || bill['billNo'] === undefined || cents === 0 || !random.chance(claimed)) return [];
    const isDraft = now.diff(made, 'day') < 4 && random.chance(0.4);
    const row = {
      id: id(),
      billDate: dateOf(made),
      createTime: timeOf(random, made, today, [9, 17]),
      dueDate: dateOf(made.add(days, 'day')),
      amount: yuan(cents),
      source: bill['billNo'],
      status: isDraft ? 'draft' : 'examined',
    };
    return [{ row, owed: one }];
  });
}

/** A receipt or payment of a debt, without its account and the reference to the debt. */
export interface Settled {
  row: DemoRow;
  debt: Debt;
  cents: number;
}

/** Settles most debts near their due day, some late, some in two parts, and never more than the amount owed. */
export function settle(making: Making, debts: readonly Debt[], id: () => string): Settled[] {
  const { random, today } = making;
  const now = dayjs(today);
  return debts.flatMap((debt) => {
    const { row, owed } = debt;
    if (row['status'] !== 'examined' || random.chance(0.02)) return [];
    const due = dayjs(String(row['dueDate'])).add(
      random.chance(0.85) ? random.integer(-4, 2) : random.integer(5, 30),
      'day',
    );
    const first = due.isBefore(String(row['billDate'])) ? dayjs(String(row['billDate'])) : due;
    const half = random.chance(0.1) ? Math.round(owed.cents * 0.4) : 0;
    const parts: [number, Dayjs][] =
      half > 0
        ? [
            [half, first],
            [owed.cents - half, first.add(14, 'day')],
          ]
        : [[owed.cents, first]];
    return parts.flatMap(([cents, on]) => {
      const day = on.day() === 0 ? on.add(1, 'day') : on;
      if (day.isAfter(now, 'day')) return [];
      const isDraft = now.diff(day, 'day') < 3 && random.chance(0.4);
      const settlement = {
        id: id(),
        billDate: dateOf(day),
        createTime: timeOf(random, day, today, [9, 17]),
        amount: yuan(cents),
        status: isDraft ? 'draft' : 'examined',
      };
      return [{ row: settlement, debt, cents }];
    });
  });
}
