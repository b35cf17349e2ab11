import dayjs from 'dayjs';

import { numberBills } from '../bill-numbers.ts';
import { centsOf, linesOf, type DemoRow } from '../demo-row.ts';
import { idSequence, type Random } from '../random.ts';
import type { TradeData } from '../trade/index.ts';
import { limitCredit } from './credit.ts';
import { claim, settle, type Debt, type Owed, type Settled } from './debts.ts';
import { makeChecks, makeInvoices } from './papers.ts';

export interface FinanceData {
  accounts: DemoRow[];
  receivables: DemoRow[];
  receipts: DemoRow[];
  payables: DemoRow[];
  payments: DemoRow[];
  invoices: DemoRow[];
  checks: DemoRow[];
}

interface Parts {
  trade: TradeData;
  customers: readonly DemoRow[];
  suppliers: readonly DemoRow[];
}

/**
 * Creates receivables for shipped orders, payables for received goods, their receipts and payments, invoices and
 * checks. Sets the credit limits of customers above the total of their orders.
 */
export function makeFinance(random: Random, { trade, customers, suppliers }: Parts, today: Date): FinanceData {
  const making = { random, today };
  const accounts = makeAccounts(today);
  const receivables = claim(making, shippedOrders(trade), idSequence(101)).map((debt) =>
    withValues(debt, { customer: debt.owed.bill['customer'], sourceOrder: debt.owed.bill.id }),
  );
  const payables = claim(making, purchases(trade, suppliers), idSequence(103)).map((debt) =>
    withValues(debt, { supplier: debt.owed.bill['supplier'], sourceBill: debt.owed.bill.id }),
  );
  const receipts = settle(making, receivables, idSequence(102)).map((settled) => ({
    ...settled.row,
    receivable: settled.debt.row.id,
    customer: settled.debt.row['customer'],
    payment: settled.debt.owed.bill['payment'],
    account: accountOf(random, accounts, settled),
  }));
  const payments = settle(making, payables, idSequence(104)).map((settled) => ({
    ...settled.row,
    payable: settled.debt.row.id,
    payment: 'monthly',
    account: bankOf(random, accounts),
  }));
  limitCredit(customers, trade.orders);
  const numbered = (debts: readonly Debt[], prefix: string) =>
    numberBills(
      debts.map(({ row }) => row),
      prefix,
      today,
    );
  return {
    accounts,
    receivables: numbered(receivables, 'YS'),
    receipts: numberBills(receipts, 'SK', today),
    payables: numbered(payables, 'YF'),
    payments: numberBills(payments, 'FK', today),
    invoices: makeInvoices(making, { receivables, payables }),
    checks: makeChecks(making, suppliers),
  };
}

export function booksOf(finance: FinanceData): [model: string, rows: DemoRow[]][] {
  return [
    ['finance/account', finance.accounts],
    ['finance/receivable', finance.receivables],
    ['finance/receipt', finance.receipts],
    ['finance/payable', finance.payables],
    ['finance/payment', finance.payments],
    ['finance/invoice', finance.invoices],
    ['finance/check', finance.checks],
  ];
}

function makeAccounts(today: Date): DemoRow[] {
  const id = idSequence(71);
  const openedOn = `${dayjs(today).subtract(1, 'year').year()}-01-01`;
  return [
    ['工行基本户', 'bank', '中国工商银行上海张江支行', '1001 2233 0910 0456 718', '5286450.30'],
    ['招行一般户', 'bank', '招商银行苏州工业园区支行', '5129 0467 8210 901', '2402318.75'],
    ['出纳现金', 'cash', null, null, '18600.00'],
    ['支付宝企业户', 'online', '支付宝', 'pay@example.com', '35742.10'],
  ].map(([name, kind, bank, accountNo, opening]) => {
    return { id: id(), name, kind, bank, accountNo, opening, openedOn, keeper: 'wangfang' };
  });
}

function accountOf(random: Random, accounts: readonly DemoRow[], { cents }: Settled): unknown {
  if (cents < 200_000 && random.chance(0.3)) return accounts[2]?.id;
  return cents < 500_000 && random.chance(0.2) ? accounts[3]?.id : bankOf(random, accounts);
}

const bankOf = (random: Random, accounts: readonly DemoRow[]): unknown => accounts[random.chance(0.65) ? 0 : 1]?.id;

function withValues(debt: Debt, values: Record<string, unknown>): Debt {
  return { ...debt, row: { ...debt.row, ...values } };
}

const customerDays: Readonly<Record<string, number>> = { prepaid: 2, deposit: 15, monthly: 30, cod: 3 };

function shippedOrders({ orders, bills }: TradeData): Owed[] {
  const last = new Map<unknown, { lines: number; day: string }>();
  for (const bill of bills) {
    const order = bill['sourceOrderId'];
    if (bill['status'] !== 'examined' || order === undefined) continue;
    const lines = (last.get(order)?.lines ?? 0) + linesOf(bill).length;
    last.set(order, { lines, day: String(bill['billDate']) });
  }
  return orders.flatMap((bill) => {
    const shipped = last.get(bill.id);
    if (shipped?.lines !== linesOf(bill).length) return [];
    return [{ bill, cents: centsOf(bill), day: dayjs(shipped.day), days: customerDays[String(bill['payment'])] ?? 30 }];
  });
}

const supplierDays: Readonly<Record<string, number>> = { cash: 3, advance: 1, month30: 30, month60: 60, month90: 90 };

function purchases({ bills }: TradeData, suppliers: readonly DemoRow[]): Owed[] {
  const settlements = new Map(suppliers.map(({ id, settlement }) => [id, String(settlement)]));
  return bills
    .filter(({ kind, status }) => kind === 'in' && status === 'examined')
    .map((bill) => {
      const days = supplierDays[settlements.get(String(bill['supplier'])) ?? ''] ?? 30;
      return { bill, cents: centsOf(bill), day: dayjs(String(bill['billDate'])), days };
    });
}
