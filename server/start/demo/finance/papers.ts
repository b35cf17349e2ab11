import dayjs from 'dayjs';

import { dateOf } from '../calendar.ts';
import { yuan, type DemoRow } from '../demo-row.ts';
import { idSequence } from '../random.ts';
import type { Debt, Making } from './debts.ts';

const invoiced = 120;

export function makeInvoices(
  { random, today }: Making,
  { receivables, payables }: { receivables: readonly Debt[]; payables: readonly Debt[] },
): DemoRow[] {
  const id = idSequence(105);
  const now = dayjs(today);
  let number = 0;
  const invoice = ({ row, owed }: Debt, values: Record<string, unknown>): DemoRow[] => {
    const claimedOn = dayjs(String(row['billDate']));
    const isOld = now.diff(claimedOn, 'day') > invoiced;
    if (isOld || row['status'] !== 'examined' || !random.chance(0.7)) return [];
    number += random.integer(1, 40);
    const on = claimedOn.add(random.integer(0, 3), 'day');
    const issuedOn = on.isAfter(now) ? now : on;
    return [
      {
        id: id(),
        number: `${issuedOn.format('YY')}312000${String(number).padStart(12, '0')}`,
        issuedOn: dateOf(issuedOn),
        amount: yuan(Math.round(owed.cents / 1.13)),
        taxRate: 13,
        ...values,
      },
    ];
  };
  return [
    ...receivables.flatMap((debt) => invoice(debt, { direction: 'out', customer: debt.row['customer'] })),
    ...payables.flatMap((debt) => invoice(debt, { direction: 'in', supplier: debt.row['supplier'] })),
  ];
}

export function makeChecks({ random, today }: Making, suppliers: readonly DemoRow[]): DemoRow[] {
  const id = idSequence(106);
  return Array.from({ length: 14 }, (_, index) => {
    const issuedOn = dayjs(today).subtract(index * 6 + 1, 'day');
    return {
      id: id(),
      number: String(31_408_213 + index * 7),
      bank: '中国工商银行上海张江支行',
      issuedOn: dateOf(issuedOn),
      dueDate: dateOf(issuedOn.add(10, 'day')),
      payee: random.pick(suppliers)['name'],
      amount: yuan(random.integer(20, 600) * 10_000),
      status: index === 4 ? 'void' : index < 2 ? 'held' : 'cashed',
    };
  });
}
