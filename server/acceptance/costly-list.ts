import { sql } from 'kysely';

import type { DynamicKysely } from '../database/index.ts';

const conditions = [
  { field: 'lines,specification', rule: 'like', val: '9' },
  { field: 'contact', rule: 'like', val: '人' },
];
const query = new URLSearchParams({
  pageNo: '1',
  pageSize: '1000',
  column: 'amount',
  order: 'desc',
  superQueryMatchType: 'or',
  superQueryParams: JSON.stringify(conditions),
});

/**
 * The most expensive list request: orders by the values of their lines, sorted without an index, 1,000 per page, with
 * the names of customers. The path is below the API base.
 */
export const costlyList = `/sales/order/list?${query.toString()}`;

/**
 * Inserts this number of orders with three lines each, all matching the list, with statements that run in the database.
 */
export async function fillOrders(db: DynamicKysely, orders: number): Promise<void> {
  await sql`insert into sales_order (id, create_time, tenant_id, bill_no, bill_date, customer, contact, status, qty, amount, shipped)
    select 'o' || g, timestamp '2024-01-01' + g * interval '1 minute', 0, 'SO' || g, date '2024-01-01' + g % 365,
      md5((1 + g % 1000)::text), '联系人 ' || g % 10, 'draft', g % 100, (g * 7919::bigint) % 100000, 0
    from generate_series(1, ${orders}::int) g`.execute(db);
  await sql`insert into sales_order_line (id, create_time, tenant_id, order_id, specification, qty, price, amount)
    select 'l' || g, timestamp '2024-01-01', 0, 'o' || 1 + g % ${orders}::int, 'DIN ' || g % 1000, 1, 1, 1
    from generate_series(1, ${3 * orders}::int) g`.execute(db);
}
