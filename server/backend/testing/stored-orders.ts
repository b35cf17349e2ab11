import type { Row } from './stored-records.ts';

const resource = '/test/jeecgOrderMain';

type Handler = (query: URLSearchParams, body: Row) => Row;

export function isOrder(id: unknown): boolean {
  return id === 'o1' || id === 'n1' || id === 'p1';
}

export interface StoredOrder {
  row: Row;
  customers: Row[];
  tickets: Row[];
}

/**
 * Creates the order of the one-to-many demo module that every JeecgBoot has: its record has no lines, separate calls
 * return them, and an edit deletes every line that it does not send.
 */
export function storedOrder(): { order: StoredOrder; handlers: Record<string, Handler> } {
  const order: StoredOrder = {
    row: {
      id: 'o1',
      orderCode: 'B100',
      ctype: '2',
      orderMoney: 3000,
      orderDate: null,
      content: '备注',
      createTime: '2026-11-27 09:00:00',
      updateTime: null,
    },
    customers: [
      { id: 'c1', name: '秦风', sex: '1', idcard: '110', telphone: null, orderId: 'o1' },
      { id: 'c2', name: '唐仁', sex: null, idcard: null, telphone: '139', orderId: 'o1' },
    ],
    tickets: [{ id: 't1', ticketCode: 'A100', tickectDate: '2019-03-29', orderId: 'o1' }],
  };
  const linesOf = (lines: () => Row[]): Handler => {
    return (query) => ok(query.get('id') === 'o1' ? lines() : []);
  };
  return {
    order,
    handlers: {
      [`GET ${resource}/queryById`]: (query) => ok(query.get('id') === 'o1' ? order.row : null),
      [`GET ${resource}/queryOrderCustomerListByMainId`]: linesOf(() => order.customers),
      [`GET ${resource}/queryOrderTicketListByMainId`]: linesOf(() => order.tickets),
      'GET /test/nameless/queryById': () => ok({ id: 'n1', orderCode: 'N1' }),
      'PUT /test/nameless/edit': () => ok(null),
      'GET /test/paged/queryById': () => ok({ id: 'p1', orderCode: 'P1' }),
      'GET /test/paged/lines': () => ok({ records: order.tickets, total: 30, size: 10, current: 1, pages: 3 }),
      [`PUT ${resource}/edit`]: (_query, body) => {
        const [customers, tickets] = [body['jeecgOrderCustomerList'], body['jeecgOrderTicketList']];
        if (!Array.isArray(customers) || !Array.isArray(tickets))
          return {
            ...ok(null),
            success: false,
            code: 500,
            message: '操作失败，Cannot invoke "java.util.List.iterator()"',
          };
        laid(order.row, body);
        // It reads times in another zone than it returns them.
        if (body['createTime'] !== undefined) order.row['createTime'] = '2026-11-27 17:00:00';
        order.row['updateTime'] = '2026-11-28 12:00:00';
        order.customers = customers.map((line: Row) => laidOver(order.customers, line));
        order.tickets = tickets.map((line: Row) => laidOver(order.tickets, line));
        return { ...ok('编辑成功！'), message: '' };
      },
    },
  };
}

/** MyBatis-Plus leaves columns unchanged whose members are null, also those of a line. */
function laid(row: Row, given: Row): Row {
  for (const [name, value] of Object.entries(given)) if (value !== null && Object.hasOwn(row, name)) row[name] = value;
  return row;
}

function laidOver(lines: readonly Row[], line: Row): Row {
  const known = lines.find(({ id }) => id === line['id']);
  return known
    ? laid(known, line)
    : { ...line, id: `new-${String(line['name'] ?? line['ticketCode'])}`, orderId: 'o1' };
}

function ok(result: unknown): Row {
  return { success: true, message: '', code: 200, result, timestamp: 0 };
}
