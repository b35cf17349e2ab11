import { beforeAll, describe, expect, test, vi } from 'vitest';

import { demoServer } from '../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const { api, address, tokenOf } = demoServer(['lina']);

async function add(resource: string, record: object): Promise<any> {
  const answer = await api('POST', `${resource}/add`, record);
  expect([answer.success, answer.message, answer.result?.problems]).toEqual([true, expect.any(String), undefined]);
  return answer.result;
}
const one = async (resource: string, id: string) => (await api('GET', `${resource}/queryById?id=${id}`)).result;
const move = (resource: string, id: string, name: string) => api('POST', `${resource}/transition`, { id, name });

const refused = async (resource: string, record: object): Promise<unknown> => {
  const { success, result } = await api('POST', `${resource}/add`, record);
  return success === false ? (result?.problems?.[0]?.path ?? result?.problems) : 'saved';
};

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
  const [inquiryLine] = (await one('/sales/inquiry', inquiry.id)).lines;
  const priced = { id: inquiry.id, version: inquiry.version, lines: [{ ...inquiryLine, price: 75.5 }] };
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
  const order = { ...drafted.result, id: undefined, billDate: '2026-03-02' };
  expect(await add('/sales/order', order)).toMatchObject({ inquiry: inquiry.id });
  expect(await one('/sales/inquiry', inquiry.id)).toMatchObject({ ordered: '226.50' });
  expect(await api('POST', '/sales/inquiry/createFrom', { id: inquiry.id, name: 'order' })).toMatchObject({
    success: false,
    message: '已生成过销售订单',
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
test('a count sets the stock to the counted quantity, whatever the book value is by then, and back again', async () => {
  const balance = async () =>
    (await api('GET', `/stock/balance/list?depot=${depot}&material=${material}`)).result.records.map((row: any) =>
      Number(row.qty),
    );
  const billDate = '2026-03-31';
  const counted = (countedQty: number, more = {}) =>
    add('/stock/count', { depot, billDate, lines: [{ material, countedQty, ...more }] });
  const examine = (id: string) => move('/stock/count', id, 'examine');

  const first = await counted(5.5);
  expect(first).toMatchObject({ lines: [{ difference: null }] });
  expect(await examine(first.id)).toMatchObject({ success: true, result: { posted: '5.500' } });
  expect(await balance()).toEqual([5.5]);
  const second = await counted(4, { bookQty: 9 });
  const inbound = await add('/stock/bill', { kind: 'in', depot, billDate, lines: [{ material, qty: 95.5 }] });
  expect(await move('/stock/bill', inbound.id, 'examine')).toMatchObject({ success: true });
  expect(await examine(second.id)).toMatchObject({ success: true });
  expect(await balance()).toEqual([4]);
  const { records } = (await api('GET', `/stock/ledger/list?countId=${second.id}`)).result;
  expect(records).toMatchObject([{ depot, material, qty: '-97.000' }]);
  const lines = [{ bookQty: '9.000', difference: '-5.000', posted: '-97.000' }];
  expect(await one('/stock/count', second.id)).toMatchObject({ posted: '-97.000', lines });

  const same = await counted(4);
  expect(await examine(same.id)).toMatchObject({ success: true, result: { posted: '0.000' } });
  for (const { id } of [same, second, first])
    expect(await move('/stock/count', id, 'unexamine')).toMatchObject({ success: true });
  expect(await move('/stock/bill', inbound.id, 'unexamine')).toMatchObject({ success: true });
  expect(await balance()).toEqual([0]);

  const line = { material, countedQty: 1 };
  expect(await refused('/stock/count', { depot, billDate, lines: [line, line] })).toBe('lines.1.material');
});

// covers: product-sales
describe('what an order allows', () => {
  const billDate = '2026-04-01';
  const lines = [{ material, qty: 10, price: 80 }];
  const orderOf = async (more = {}) => {
    const order = await add('/sales/order', { customer, billDate, lines: [{ ...lines[0], material }], ...more });
    expect(await move('/sales/order', order.id, 'examine')).toMatchObject({ success: true });
    return order;
  };
  const deliver = async (order: { id: string }, qty?: number) => {
    const drafted = (await api('POST', '/sales/order/createFrom', { id: order.id, name: 'deliver' })).result;
    const [line] = drafted.lines;
    const bill = {
      ...drafted,
      id: undefined,
      depot,
      billDate,
      lines: [{ ...line, ...(qty !== undefined && { qty }) }],
    };
    return add('/stock/bill', bill);
  };
  const examine = (bill: { id: string }) => move('/stock/bill', bill.id, 'examine');

  beforeAll(async () => {
    const bill = { kind: 'in', depot, billDate, lines: [{ material, qty: 1000, price: 60.5 }] };
    expect(await examine(await add('/stock/bill', bill))).toMatchObject({ success: true });
  });

  test('no more is shipped than was ordered, by one bill or by two', async () => {
    const order = await orderOf();
    const tooMuch = await deliver(order, 25);
    expect(await examine(tooMuch)).toMatchObject({
      success: false,
      message: '销售订单明细“水泵”：出库数量不能超过订单数量',
    });
    const [one1, one2] = [await deliver(order), await deliver(order)];
    expect(await examine(one1)).toMatchObject({ success: true });
    expect(await examine(one2)).toMatchObject({ success: false });
    expect(await one('/sales/order', order.id)).toMatchObject({ shipped: '10.000', lines: [{ open: '0.000' }] });
  });

  test('an order with deliveries to approve is neither closed nor taken back, and a closed one gets no more', async () => {
    const order = await orderOf();
    const bill = await deliver(order);
    const waits = { success: false, message: expect.stringContaining('出库单') };
    for (const name of ['close', 'unexamine']) expect(await move('/sales/order', order.id, name)).toMatchObject(waits);
    expect(await api('DELETE', `/stock/bill/delete?id=${bill.id}`)).toMatchObject({ success: true });
    expect(await move('/sales/order', order.id, 'close')).toMatchObject({ success: true });
    const again = { kind: 'out', depot, billDate, sourceOrderId: order.id, lines: [{ material, qty: 1 }] };
    expect(await refused('/stock/bill', again)).toBe('sourceOrderId');
  });

  test('a delivery ships the material that its order line names', async () => {
    const order = await orderOf();
    const { unit, category } = await one('/base/material', material);
    const other = await add('/base/material', { name: '阀', code: `V-${order.billNo}`, unit, category, price: 1 });
    const drafted = (await api('POST', '/sales/order/createFrom', { id: order.id, name: 'deliver' })).result;
    const bill = { ...drafted, id: undefined, depot, billDate, lines: [{ ...drafted.lines[0], material: other.id }] };
    expect(await refused('/stock/bill', bill)).toBe('lines.0.sourceLineId');
  });

  test('a delivery and a receivable are of the customer who ordered, and claim no more than was ordered', async () => {
    const order = await orderOf();
    const other = (await add('/base/customer', { name: `别家${order.billNo}`, level: 'B' })).id;
    const drafted = async (name: string) => ({
      ...(await api('POST', '/sales/order/createFrom', { id: order.id, name })).result,
      id: undefined,
      depot,
      billDate,
    });
    expect(await refused('/stock/bill', { ...(await drafted('deliver')), customer: other })).toBe('sourceOrderId');
    const claim = await drafted('claim');
    expect(await refused('/finance/receivable', { ...claim, customer: other })).toBe('sourceOrder');
    expect(await api('POST', '/finance/receivable/add', { ...claim, amount: '800.01' })).toMatchObject({
      success: false,
      message: expect.stringContaining('应收金额不能超过订单金额'),
    });
    await add('/finance/receivable', claim);
    expect(await one('/sales/order', order.id)).toMatchObject({ claimed: '800.00', unclaimed: '0.00' });
    expect(await api('POST', '/sales/order/createFrom', { id: order.id, name: 'claim' })).toMatchObject({
      success: false,
      message: '已生成过应收单',
    });
  });

  test('a customer orders up to their credit, which what they owe and what they pay changes', async () => {
    const limited = await add('/base/customer', { name: '信用有限', level: 'B', creditLimit: 1000 });
    const first = await orderOf({ customer: limited.id });
    const second = await add('/sales/order', {
      customer: limited.id,
      billDate,
      lines: [{ material, qty: 5, price: 80 }],
    });
    const exceeded = { success: false, message: expect.stringContaining('超出客户的信用额度') };
    expect(await move('/sales/order', second.id, 'examine')).toMatchObject(exceeded);
    const drafted = (await api('POST', '/sales/order/createFrom', { id: first.id, name: 'claim' })).result;
    const claim = { ...drafted, id: undefined, billDate, dueDate: '2026-05-01' };
    const owed = await add('/finance/receivable', claim);
    expect(owed).toMatchObject({ amount: '800.00', source: first.billNo, status: 'draft' });
    expect(await refused('/finance/receivable', claim)).toBe('sourceOrder');
    expect(await move('/finance/receivable', owed.id, 'examine')).toMatchObject({ success: true });
    const credit = (left: string) => ({ ordered: '800.00', creditLeft: left });
    expect(await one('/base/customer', limited.id)).toMatchObject(credit('200.00'));
    expect(await move('/sales/order', second.id, 'examine')).toMatchObject(exceeded);
    const account = await add('/finance/account', { name: '收款户', kind: 'cash' });
    const paid = await add('/finance/receipt', { receivable: owed.id, billDate, amount: 500, account: account.id });
    expect(await move('/finance/receipt', paid.id, 'examine')).toMatchObject({ success: true });
    expect(await one('/base/customer', limited.id)).toMatchObject({ paid: '500.00', ...credit('700.00') });
    expect(await move('/sales/order', second.id, 'examine')).toMatchObject({ success: true });
    const phone = { id: limited.id, phone: '13800000000' };
    expect(await api('PUT', '/base/customer/edit', phone)).toMatchObject({ success: true });
  });

  test('an inbound bill has a supplier and prices, and becomes a payable', async () => {
    const bill = {
      kind: 'in',
      depot,
      supplier,
      purchaseNo: 'CG-1',
      billDate,
      lines: [{ material, qty: 3, price: 60.5 }],
    };
    const inbound = await add('/stock/bill', bill);
    expect(inbound).toMatchObject({ amount: '181.50', supplier_dictText: '南方铸造' });
    expect(await move('/stock/bill', inbound.id, 'examine')).toMatchObject({ success: true });
    const drafted = (await api('POST', '/stock/bill/createFrom', { id: inbound.id, name: 'claim' })).result;
    expect(drafted).toMatchObject({ supplier, amount: '181.50', source: inbound.billNo });
    const claim = { ...drafted, id: undefined, billDate };
    const contact = { contact: '李工', phone: '13900000002', category: 'material', grade: 'A' };
    const other = (await add('/base/supplier', { name: '别家铸造', ...contact })).id;
    expect(await refused('/finance/payable', { ...claim, supplier: other })).toBe('sourceBill');
    expect(await api('POST', '/finance/payable/add', { ...claim, amount: 200 })).toMatchObject({
      success: false,
      message: expect.stringContaining('应付金额不能超过入库金额'),
    });
    // While there is a payable, its bill neither changes nor gets another one.
    const payable = await add('/finance/payable', claim);
    expect(await one('/stock/bill', inbound.id)).toMatchObject({ claimed: '181.50', unclaimed: '0.00' });
    expect(await api('POST', '/stock/bill/createFrom', { id: inbound.id, name: 'claim' })).toMatchObject({
      success: false,
    });
    expect(await move('/stock/bill', inbound.id, 'unexamine')).toMatchObject({
      success: false,
      message: '已有应付单，不能反审核',
    });
    expect(await api('DELETE', `/finance/payable/delete?id=${payable.id}`)).toMatchObject({ success: true });
    expect(await move('/stock/bill', inbound.id, 'unexamine')).toMatchObject({ success: true });
  });

  test('the amount of a line stays exact, and a date within reach', async () => {
    const huge = { material, qty: 99_999_999, price: 9_999_999 };
    expect(await refused('/sales/order', { customer, billDate, lines: [huge] })).toBe('lines.0.amount');
    expect(await refused('/sales/order', { customer, billDate, lines: [{ ...huge, qty: 99_999_999_999 }] })).toBe(
      'lines.0.qty',
    );
    expect(await refused('/sales/order', { customer, billDate: '1900-01-01', lines: [{ ...huge, qty: 1 }] })).toBe(
      'billDate',
    );
  });
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
    expect(owed).toMatchObject({ status: 'draft', settled: '0.00', unsettled: '100.00', open: true });
    const account = (await add('/finance/account', { name: `${due}的账户`, kind: 'cash' })).id;
    const money = (amount: number) => ({ [due]: owed.id, billDate: '2026-03-05', amount, account });
    expect(await refused(`/finance/${pay}`, money(60))).toBe(due);
    expect(await move(`/finance/${due}`, owed.id, 'examine')).toMatchObject({ success: true });
    expect(await refused(`/finance/${pay}`, { ...money(60), account: undefined })).toBe('account');
    const paid = await add(`/finance/${pay}`, money(60));
    const settled = async () => Number((await one(`/finance/${due}`, owed.id)).settled);
    expect(await settled()).toBe(0);
    expect(await move(`/finance/${pay}`, paid.id, 'examine')).toMatchObject({ success: true });
    expect(await settled()).toBe(60);
    expect(await move(`/finance/${due}`, owed.id, 'unexamine')).toMatchObject({ success: false });
    const much = await add(`/finance/${pay}`, money(40.01));
    expect(await move(`/finance/${pay}`, much.id, 'examine')).toMatchObject({
      success: false,
      message: expect.stringMatching(/款合计不能超过应.金额/),
    });
    const rest = (await api('POST', `/finance/${due}/createFrom`, { id: owed.id, name: 'settle' })).result;
    expect(rest).toMatchObject({ [due]: owed.id, amount: '40.00' });
    expect(await move(`/finance/${pay}`, paid.id, 'unexamine')).toMatchObject({ success: true });
    expect(await settled()).toBe(0);
    const late = { ...party(), billDate: '2026-03-01', dueDate: '2026-02-28', amount: 1 };
    expect(await api('POST', `/finance/${due}/add`, late)).toMatchObject({
      result: { problems: [{ path: 'dueDate' }] },
    });
  });

  test('an invoice computes its tax and names its customer or supplier', async () => {
    const invoice = { number: '001', direction: 'out', issuedOn: '2026-03-01', customer, amount: 100, taxRate: 13 };
    expect(await add('/finance/invoice', invoice)).toMatchObject({ tax: '13.00', total: '113.00' });
    const nobody = { ...invoice, number: '002', direction: 'in' };
    expect(await api('POST', '/finance/invoice/add', nobody)).toMatchObject({
      result: { problems: [{ path: 'supplier', message: '请选择供应商' }] },
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
    const due = { number: 'ZP-2', bank: '工商银行', issuedOn: '2026-03-01', dueDate: '2026-02-28', amount: 1 };
    expect(await refused('/finance/check', due)).toBe('dueDate');
    expect(await move('/finance/check', check.id, 'cash')).toMatchObject({ success: true });
    expect(await move('/finance/check', check.id, 'void')).toMatchObject({ success: false });
    expect(await api('PUT', '/finance/check/edit', { ...check, amount: 5 })).toMatchObject({ success: false });
  });
});

// covers: product-accounts-members
describe('accounts and members', () => {
  test('an account has what was there at first, with what is examined of receipts and payments', async () => {
    const account = await add('/finance/account', {
      name: '基本户',
      kind: 'bank',
      bank: '工商银行',
      accountNo: '1001 2233',
      opening: 1_000,
    });
    expect(account).toMatchObject({ code: expect.stringMatching(/^ZH\d{3}$/), opening: '1000.00', balance: '1000.00' });
    const moved = [
      ['receivable', 'receipt', { customer }, 250.5],
      ['payable', 'payment', { supplier }, 100],
    ] as const;
    for (const [due, pay, party, amount] of moved) {
      const owed = await add(`/finance/${due}`, { ...party, billDate: '2026-03-01', amount });
      expect(await move(`/finance/${due}`, owed.id, 'examine')).toMatchObject({ success: true });
      const paid = await add(`/finance/${pay}`, {
        [due]: owed.id,
        billDate: '2026-03-05',
        amount,
        account: account.id,
      });
      expect(await move(`/finance/${pay}`, paid.id, 'examine')).toMatchObject({ success: true });
    }
    expect(await one('/finance/account', account.id)).toMatchObject({
      received: '250.50',
      paid: '100.00',
      balance: '1150.50',
    });
  });

  test('a member has a card number from the server', async () => {
    const member = await add('/member/member', { name: '周敏', phone: '13816204471', joinedOn: '2026-01-01' });
    expect(member).toMatchObject({ cardNo: expect.stringMatching(/^VIP\d{4}00001$/), level: 'normal', points: 0 });
    expect(member).toMatchObject({ balance: '0.00', level_dictText: '普通会员' });
  });

  test.each([
    ['a bank account without its number', '/finance/account', { name: '甲', kind: 'bank', bank: '中行' }, 'accountNo'],
    ['a name twice', '/finance/account', { name: '基本户', kind: 'cash' }, 'name'],
    ['no telephone number', '/member/member', { name: '甲', phone: '123', joinedOn: '2026-01-01' }, 'phone'],
    ['a telephone twice', '/member/member', { name: '甲', phone: '13816204471', joinedOn: '2026-01-01' }, 'phone'],
    [
      'a card that ends before it begins',
      '/member/member',
      { name: '甲', phone: '13816204472', joinedOn: '2026-01-02', validTo: '2026-01-01' },
      'validTo',
    ],
  ])('%s is refused', async (_, resource, record, path) => {
    expect(await refused(resource, record)).toBe(path);
  });
});

// covers: product-erp
describe('ERP basic data', () => {
  const currency = { name: '美元', rate: 7.1, rateOn: '2026-03-01' };

  test('rates are kept to six places, expenses in a tree', async () => {
    expect(await add('/erp/currency', { ...currency, code: 'USD', rate: 7.125638 })).toMatchObject({
      rate: '7.125638',
      decimals: 2,
      base: false,
    });
    const root = await add('/erp/expense-item', { name: '管理费用', code: '6602' });
    const child = await add('/erp/expense-item', { name: '差旅费', code: '6602-01', parentId: root.id });
    const below = (await api('GET', `/erp/expense-item/list?parentId=${root.id}`)).result;
    expect((below.records ?? below).map(({ id }: { id: string }) => id)).toEqual([child.id]);
  });

  test('a conversion holds between two units, once for a material', async () => {
    const box = (await add('/base/unit', { name: '箱', code: 'BOX' })).id;
    const piece = (await one('/base/material', material)).unit;
    const conversion = { material, fromUnit: box, toUnit: piece, factor: 24 };
    expect(await add('/erp/unit-conversion', conversion)).toMatchObject({ fromUnit_dictText: '箱', enabled: true });
    expect(await api('POST', '/erp/unit-conversion/add', conversion)).toMatchObject({ success: false });
    expect(await refused('/erp/unit-conversion', { ...conversion, toUnit: box })).toBe('toUnit');
  });

  const rate = { code: 'X', name: '税率', rate: 13 };
  const term = { code: 'N30', name: '三十天', days: 30 };
  test.each([
    ['a code of a currency', '/erp/currency', { ...currency, code: 'usd', name: '甲' }, 'code'],
    ['a base currency of another rate', '/erp/currency', { ...currency, code: 'EUR', name: '乙', base: true }, 'rate'],
    ['a tax of what is exempt', '/erp/tax-rate', { ...rate, kind: 'none' }, 'rate'],
    ['more than the whole', '/erp/tax-rate', { ...rate, rate: 101 }, 'rate'],
    ['a discount without a period', '/erp/payment-term', { ...term, discount: 2 }, 'discountDays'],
    ['a discount after the term', '/erp/payment-term', { ...term, discount: 2, discountDays: 31 }, 'discountDays'],
  ])('%s is refused', async (_, resource, record, path) => {
    expect(await refused(resource, record)).toBe(path);
  });
});

// covers: product-barcode
describe('barcodes of the store', () => {
  const barcode = () => ({ content: '6901234567892', kind: 'ean13', material, batch: '2603', depot, bin: 'A01-02' });

  test('what is scanned leads to the material, also in a count', async () => {
    const kept = await add('/stock/barcode', barcode());
    expect(kept).toMatchObject({ kind_dictText: 'EAN-13', packQty: '1.000', printCount: 0 });
    const { records } = (await api('GET', '/stock/barcode/list?content=6901234567892')).result;
    expect(records).toMatchObject([{ id: kept.id, material_dictText: expect.stringContaining('水泵') }]);
    const lines = [{ barcode: kept.id, countedQty: 1 }];
    const count = await add('/stock/count', { depot, billDate: '2026-03-31', lines });
    expect(count.lines).toMatchObject([{ material, barcode_dictText: '6901234567892' }]);
    const printed = { id: kept.id, version: kept.version, printCount: 1 };
    expect(await api('PUT', '/stock/barcode/edit', printed)).toMatchObject({ result: { printCount: 1 } });
  });

  test.each([
    ['a wrong check digit', { content: '6901234567891' }, 'content'],
    ['too few digits', { content: '690123456789' }, 'content'],
    ['letters in an EAN-13', { content: '690123456789X' }, 'content'],
    ['Chinese in a Code 128', { content: '水泵-1', kind: 'code128' }, 'content'],
    ['a bin of no depot', { content: 'P-2', kind: 'code128', depot: null }, 'depot'],
    ['a code twice', {}, 'content'],
  ])('%s is refused', async (_, change, path) => {
    expect(await refused('/stock/barcode', { ...barcode(), ...change })).toBe(path);
  });

  test('the store keeper may keep them, and nothing of the office', async () => {
    const other = { ...barcode(), content: 'P-1-2604', kind: 'code128' };
    expect(await api('POST', '/stock/barcode/add', other, 'lina')).toMatchObject({ success: true });
    for (const resource of ['finance/account', 'member/member', 'erp/currency', 'drawing/drawing', 'nameplate/product'])
      expect(await api('GET', `/${resource}/list`, undefined, 'lina')).toMatchObject({ success: false, code: 510 });
  });
});

// covers: product-drawings
describe('drawings', () => {
  const files = JSON.stringify([{ fileName: 'a.pdf', filePath: 'drawing/a.pdf', fileSize: 1 }]);
  let drawing: any;

  test('a drawing is released with its files, and its parts are below it', async () => {
    const bare = await add('/drawing/drawing', { number: 'JSQ-1', name: '总装' });
    expect(bare).toMatchObject({ status: 'draft', revision: 'A' });
    expect(await move('/drawing/drawing', bare.id, 'release')).toMatchObject({
      success: false,
      message: expect.stringContaining('没有图纸文件，不能发布'),
    });
    drawing = await add('/drawing/drawing', { number: 'JSQ-1-1', name: '箱体', parentId: bare.id, files });
    expect(await move('/drawing/drawing', drawing.id, 'release')).toMatchObject({ success: true });
    expect(await one('/drawing/drawing', drawing.id)).toMatchObject({ status: 'released', releasedBy: 'admin' });
    const below = (await api('GET', `/drawing/drawing/list?parentId=${bare.id}`)).result;
    expect((below.records ?? below).map(({ id }: { id: string }) => id)).toEqual([drawing.id]);
    expect(await api('POST', '/drawing/drawing/add', { number: 'JSQ-1', name: '再' })).toMatchObject({
      success: false,
    });
    await add('/drawing/drawing', { number: 'JSQ-1', name: '总装', revision: 'B' });
    expect(await api('POST', '/drawing/download/add', { drawing: bare.id })).toMatchObject({ success: false });
  });

  test('downloads, suppliers and PV codes name a drawing', async () => {
    const drafted = await api('POST', '/drawing/drawing/createFrom', { id: drawing.id, name: 'download' });
    expect(drafted).toMatchObject({ result: { drawing: drawing.id, name: '箱体', revision: 'A' } });
    expect(await add('/drawing/download', { drawing: drawing.id })).toMatchObject({
      downloadedBy: 'admin',
      name: '箱体',
    });
    expect(await add('/drawing/issue', { drawing: drawing.id, supplier })).toMatchObject({
      contact: '陈工',
      revision: 'A',
    });
    expect(await add('/drawing/pv-code', { code: 'PV1', drawing: drawing.id })).toMatchObject({ name: '箱体' });
    expect(await refused('/drawing/pv-code', { code: 'PV1', drawing: drawing.id })).toBe('code');
  });

  test('a question is closed once it is answered', async () => {
    const question = await add('/drawing/question', { drawing: drawing.id, question: '公差？' });
    expect(await move('/drawing/question', question.id, 'answer')).toMatchObject({ success: false });
    const answered = { id: question.id, version: question.version, answer: 'H7' };
    expect(await api('PUT', '/drawing/question/edit', answered)).toMatchObject({ success: true });
    for (const name of ['answer', 'close'])
      expect(await move('/drawing/question', question.id, name)).toMatchObject({ success: true });
    expect(await one('/drawing/question', question.id)).toMatchObject({ status: 'closed', answeredBy: 'admin' });
  });

  test('a change of a material is approved, or goes back', async () => {
    const change = {
      drawing: drawing.id,
      material,
      kind: 'replace',
      before: 'HT200',
      after: 'HT250',
      reason: '强度',
      billDate: '2026-03-01',
      effectiveOn: '2026-04-01',
    };
    const kept = await add('/drawing/change', change);
    expect(await move('/drawing/change', kept.id, 'approve')).toMatchObject({ success: false });
    for (const name of ['submit', 'back', 'submit', 'approve'])
      expect(await move('/drawing/change', kept.id, name)).toMatchObject({ success: true });
    expect(await api('PUT', '/drawing/change/edit', { ...kept, after: 'QT450' })).toMatchObject({ success: false });
    const wrong = [
      [{ effectiveOn: '2026-02-01' }, 'effectiveOn'],
      [{ after: 'HT200' }, 'after'],
      [{ after: null }, 'after'],
      [{ after: null, kind: 'remove' }, 'saved'],
    ] as const;
    for (const [part, path] of wrong) expect(await refused('/drawing/change', { ...change, ...part })).toBe(path);
  });

  test('what the system mailed is only read, by those who may', async () => {
    const open = (username: string) =>
      fetch(`${address()}/pagewright/pages/drawing/mail.list`, { headers: { 'x-access-token': tokenOf(username) } });
    const { documents } = await (await open('admin')).json();
    expect(documents[0]).toMatchObject({ key: 'drawing/mail.list', body: { rowActions: ['detail'] } });
    expect((await open('lina')).status).toBe(403);
  });
});

// covers: product-nameplate
describe('nameplates', () => {
  test('a nameplate is submitted, examined and done, and each step records its user', async () => {
    const module = await add('/nameplate/module', {
      code: 'MK',
      name: '电机铭牌',
      plateLength: 90,
      plateWidth: 60,
      lines: [{ name: '型号' }],
    });
    const plate = { material, productName: '水泵', model: 'P-1', module: module.id, neededOn: '2099-01-01' };
    const kept = await add('/nameplate/product', plate);
    expect(kept).toMatchObject({ billNo: expect.stringMatching(/^MP\d{12}$/), status: 'draft', qty: 1 });
    expect(await move('/nameplate/product', kept.id, 'submit')).toMatchObject({
      success: false,
      message: expect.stringContaining('请先填写起始出厂编号'),
    });
    const numbered = { id: kept.id, version: kept.version, serialFrom: 'SN001' };
    expect(await api('PUT', '/nameplate/product/edit', numbered)).toMatchObject({ success: true });
    const steps = [
      ['submit', { status: 'submitted', submittedBy: 'admin' }],
      ['reject', { status: 'draft', submittedBy: null }],
      ['submit', { status: 'submitted' }],
      ['examine', { status: 'examined', examinedBy: 'admin' }],
      ['finish', { status: 'done', doneBy: 'admin' }],
    ] as const;
    for (const [name, then] of steps) {
      expect(await move('/nameplate/product', kept.id, name)).toMatchObject({ success: true });
      expect(await one('/nameplate/product', kept.id)).toMatchObject(then);
    }
    expect(await api('DELETE', `/nameplate/product/delete?id=${kept.id}`)).toMatchObject({ success: false });
    expect(await refused('/nameplate/product', { ...plate, neededOn: '2020-01-01' })).toBe('neededOn');
    const finished = (await api('GET', '/nameplate/product/list?status=done')).result.records;
    expect(finished.map(({ id }: { id: string }) => id)).toEqual([kept.id]);
  });
});
