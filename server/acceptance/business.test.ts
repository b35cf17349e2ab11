import { beforeAll, describe, expect, test, vi } from 'vitest';
import { demoServer } from '../start/testing/demo-server.ts';

// The areas of the business that are documents alone: what each of their records does.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const { api } = demoServer();

async function add(resource: string, record: object): Promise<any> {
  const answer = await api('POST', `${resource}/add`, record);
  expect([answer.success, answer.message, answer.result?.problems]).toEqual([true, expect.any(String), undefined]);
  return answer.result;
}
const one = async (resource: string, id: string) => (await api('GET', `${resource}/queryById?id=${id}`)).result;
const move = (resource: string, id: string, name: string) => api('POST', `${resource}/transition`, { id, name });

let customer = '';
let supplier = '';
let depot = '';
let material = '';

beforeAll(async () => {
  const named = (await add('/base/unit', { name: '件', code: 'PCS' })).id;
  const category = (await add('/base/material-category', { name: '泵', code: 'PUMP' })).id;
  material = (await add('/base/material', { name: '水泵', code: 'P-1', unit: named, category, price: 80 })).id;
  customer = (await add('/base/customer', { name: '北方电力', level: 'A', contact: '王工' })).id;
  supplier = (
    await add('/base/supplier', {
      name: '南方铸造',
      contact: '陈工',
      phone: '13900000001',
      category: 'material',
      grade: 'A',
    })
  ).id;
  depot = (await add('/base/depot', { code: 'D1', name: '一号库', kind: 'finished' })).id;
});

// covers: product-inquiries
test('an inquiry is quoted once each line has a price, and becomes an order when it is won', async () => {
  const line = { material, qty: 3, targetPrice: 70 };
  const inquiry = await add('/sales/inquiry', { customer, billDate: '2026-03-01', lines: [line] });
  expect(inquiry).toMatchObject({ billNo: expect.stringMatching(/^XJ\d{12}$/), status: 'draft' });
  expect(await move('/sales/inquiry', inquiry.id, 'quote')).toMatchObject({
    success: false,
    message: expect.stringContaining('每一行都要有报价才能报价'),
  });
  const [asked] = (await one('/sales/inquiry', inquiry.id)).lines;
  const priced = { id: inquiry.id, version: inquiry.version, lines: [{ ...asked, price: 75.5 }] };
  expect(await api('PUT', '/sales/inquiry/edit', priced)).toMatchObject({
    success: true,
    result: { amount: '226.50' },
  });
  for (const name of ['quote', 'win'])
    expect(await move('/sales/inquiry', inquiry.id, name)).toMatchObject({ success: true });
  const drafted = await api('POST', '/sales/inquiry/createFrom', { id: inquiry.id, name: 'order' });
  expect(drafted).toMatchObject({
    success: true,
    result: { customer, lines: [{ material, qty: '3.000', price: '75.50' }] },
  });
  expect(
    await api('POST', '/sales/inquiry/add', {
      customer,
      validUntil: '2026-02-28',
      billDate: '2026-03-01',
      lines: [line],
    }),
  ).toMatchObject({
    success: false,
    result: { problems: [{ path: 'validUntil', message: '报价有效期不能早于询价日期' }] },
  });
});

// covers: product-counting
test('what a count finds more or less goes to the stock when it is examined, and back again', async () => {
  const balance = async () =>
    (await api('GET', `/stock/balance/list?depot=${depot}&material=${material}`)).result.records.map((row: any) =>
      Number(row.qty),
    );
  const lines = [{ material, bookQty: 2, countedQty: 5.5 }];
  const count = await add('/stock/count', { depot, billDate: '2026-03-31', lines });
  expect(count).toMatchObject({ difference: '3.500', lines: [{ difference: '3.500' }] });
  expect(await move('/stock/count', count.id, 'examine')).toMatchObject({ success: true });
  expect(await balance()).toEqual([3.5]);
  const { records } = (await api('GET', `/stock/ledger/list?countId=${count.id}`)).result;
  expect(records).toMatchObject([{ depot, material, qty: '3.500' }]);
  const less = await add('/stock/count', {
    depot,
    billDate: '2026-03-31',
    lines: [{ material, bookQty: 9, countedQty: 0 }],
  });
  expect(await move('/stock/count', less.id, 'examine')).toMatchObject({ success: false });
  expect(await move('/stock/count', count.id, 'unexamine')).toMatchObject({ success: true });
  expect((await balance()).reduce((sum: number, qty: number) => sum + qty, 0)).toBe(0);
});

// covers: product-shop
test('categories of the shop are a tree with unique codes', async () => {
  const root = await add('/shop/category', { name: '泵阀', code: 'A' });
  const child = await add('/shop/category', { name: '离心泵', code: 'A1', parentId: root.id });
  const below = (await api('GET', `/shop/category/list?parentId=${root.id}`)).result;
  expect((below.records ?? below).map(({ id }: { id: string }) => id)).toEqual([child.id]);
  expect(await api('POST', '/shop/category/add', { name: '又一个', code: 'A1' })).toMatchObject({ success: false });
  expect(await api('DELETE', `/shop/category/delete?id=${root.id}`)).toMatchObject({ success: false });
});

// covers: product-certificates
test('a certificate is of a supplier, with files, and ends after it begins', async () => {
  const certificate = { supplier, kind: 'license', number: 'ZS-1', issuedOn: '2025-01-01', expiresOn: '2028-01-01' };
  const kept = await add('/certificate/certificate', certificate);
  expect(kept).toMatchObject({ ...certificate, supplier_dictText: '南方铸造', kind_dictText: '营业执照' });
  expect(await api('POST', '/certificate/certificate/add', certificate)).toMatchObject({ success: false });
  const reversed = { ...certificate, number: 'ZS-2', expiresOn: '2024-12-31' };
  expect(await api('POST', '/certificate/certificate/add', reversed)).toMatchObject({
    result: { problems: [{ path: 'expiresOn', message: '有效期不能早于发证日期' }] },
  });
});

// covers: product-finance
describe('what is owed', () => {
  test.each([
    ['receivable', 'receipt', () => ({ customer })],
    ['payable', 'payment', () => ({ supplier })],
  ])('a %s is settled by what is examined of its %s', async (due, pay, party) => {
    const owed = await add(`/finance/${due}`, {
      ...party(),
      billDate: '2026-03-01',
      dueDate: '2026-03-31',
      amount: 100,
    });
    expect(Number(owed.settled)).toBe(0);
    const paid = await add(`/finance/${pay}`, { [due]: owed.id, billDate: '2026-03-05', amount: 60 });
    const settled = async () => Number((await one(`/finance/${due}`, owed.id)).settled);
    expect(await settled()).toBe(0);
    expect(await move(`/finance/${pay}`, paid.id, 'examine')).toMatchObject({ success: true });
    expect(await settled()).toBe(60);
    expect(await move(`/finance/${pay}`, paid.id, 'unexamine')).toMatchObject({ success: true });
    expect(await settled()).toBe(0);
    const late = { ...party(), billDate: '2026-03-01', dueDate: '2026-02-28', amount: 1 };
    expect(await api('POST', `/finance/${due}/add`, late)).toMatchObject({
      result: { problems: [{ path: 'dueDate' }] },
    });
  });

  test('an invoice computes its tax and names whom it is to or from', async () => {
    const invoice = { number: '001', direction: 'out', issuedOn: '2026-03-01', customer, amount: 100, taxRate: 13 };
    expect(await add('/finance/invoice', invoice)).toMatchObject({ tax: '13.00', total: '113.00' });
    const nobody = { ...invoice, number: '002', direction: 'in' };
    expect(await api('POST', '/finance/invoice/add', nobody)).toMatchObject({
      result: { problems: [{ path: 'supplier', message: '进项发票要写供应商' }] },
    });
  });

  test('a check is cashed or void once', async () => {
    const check = await add('/finance/check', {
      number: 'ZP-1',
      bank: '工商银行',
      issuedOn: '2026-03-01',
      amount: 500,
    });
    expect(check).toMatchObject({ status: 'held' });
    expect(await move('/finance/check', check.id, 'cash')).toMatchObject({ success: true });
    expect(await move('/finance/check', check.id, 'void')).toMatchObject({ success: false });
    expect(await api('PUT', '/finance/check/edit', { ...check, amount: 5 })).toMatchObject({ success: false });
  });
});
