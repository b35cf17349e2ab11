import { centsOf, type DemoRow } from '../demo-row.ts';

/**
 * Raises the credit limits of customers above the total of their orders, because orders are inserted before their
 * payments. Customers without a limit stay without one.
 */
export function limitCredit(customers: readonly DemoRow[], orders: readonly DemoRow[]): void {
  const used = new Map<unknown, number>();
  for (const order of orders) {
    const { customer, status } = order;
    if (status !== 'draft') used.set(customer, (used.get(customer) ?? 0) + centsOf(order));
  }
  for (const customer of customers) {
    if (customer['creditLimit'] === undefined) continue;
    const needed = Math.ceil(((used.get(customer.id) ?? 0) * 1.1) / 1_000_000) * 10_000;
    customer['creditLimit'] = Math.max(Number(customer['creditLimit']), needed).toFixed(2);
  }
}
