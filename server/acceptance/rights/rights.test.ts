import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { demoServer } from '../../start/testing/demo-server.ts';
import {
  customersChosen,
  customersListed,
  holds,
  mayDelete,
  mayEdit,
  mayName,
  namesInOrders,
  ordersListed,
  type Person,
  type Role,
  type Rule,
} from './testing/rights-model.ts';
import { createWorldFolder, regions, valuesOf, type Customer, type Order, type World } from './testing/world.ts';

// Random roles with data rules and random calls of every kind: each user sees and changes exactly what a small
// independent model of rights allows.

const sequences = process.env['SOAK'] ? 20_000 : 60;
vi.setConfig({ testTimeout: process.env['SOAK'] ? 21_600_000 : 240_000, hookTimeout: 180_000 });

const folder = createWorldFolder();
const username = 'lina';
const server = demoServer([username], { environment: { SCHEMAS_DIR: folder } });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const points = [
  ...['list', 'add', 'edit', 'delete', 'export', 'import'].map((verb) => `customer:${verb}`),
  ...['list', 'add', 'edit', 'delete', 'export', 'import'].map((verb) => `order:${verb}`),
];
const rules: readonly Rule[] = [
  { model: 'customer', field: 'region', values: ['东'] },
  { model: 'customer', field: 'region', values: ['东', '南'] },
  { model: 'customer', field: 'region', values: ['西'] },
  { model: 'order', field: 'area', values: ['东'] },
  { model: 'order', field: 'area', values: ['南', '西'] },
];

const ids = { roles: ['', ''], points: new Map<string, string>(), rules: new Map<Rule, string>() };
const world: World = { customers: [], orders: [] };
let made = 0;

const ask = (method: string, path: string, body?: unknown) => server.api(method, path, body, username);
const administer = async (path: string, body: object): Promise<any> => {
  const answer = await server.api('POST', path, body);
  expect(answer).toMatchObject({ success: true });
  return answer.result;
};

beforeAll(async () => {
  for (const point of points) ids.points.set(point, await server.permissionId(`realm:${point}`));
  for (const [index, rule] of rules.entries()) {
    const permissionId = ids.points.get(`${rule.model}:list`);
    const ruleName = `规则${index}`;
    const values = { ruleColumn: rule.field, ruleConditions: 'IN', ruleValue: rule.values.join(',') };
    await administer('/sys/permission/addPermissionRule', { permissionId, ruleName, ...values });
    const found = await server.api(
      'GET',
      `/sys/permission/queryPermissionRule?permissionId=${permissionId}&ruleName=${encodeURIComponent(ruleName)}`,
    );
    ids.rules.set(rule, found.result[0].id);
  }
  const userId = await server.userId(username);
  for (const index of [0, 1]) {
    const { id } = await administer('/sys/role/add', { roleName: `领地${index}`, roleCode: `realm-${index}` });
    await administer('/sys/user/addSysUserRole', { roleId: id, userIdList: [userId] });
    ids.roles[index] = id;
  }
  for (const region of [...regions, ...regions]) await newCustomer(region);
  for (const customer of world.customers.slice(0, 5)) await newOrder(customer);
});

async function newCustomer(region: string): Promise<Customer> {
  made += 1;
  const values = { name: `客户〈${made}〉`, region, credit: `${7_000_000 + made}.25` };
  const { id } = await administer('/realm/customer/add', values);
  const customer = { id, ...values };
  world.customers.push(customer);
  return customer;
}

async function newOrder(customer: Customer): Promise<Order> {
  made += 1;
  const no = `单〈${made}〉`;
  const { id } = await administer('/realm/order/add', { no, customer: customer.id });
  const order = { id, no, customer: customer.id, area: customer.region };
  world.orders.push(order);
  return order;
}

const heldRoles = new Map<number, string>();

async function become(index: number, role: Role): Promise<void> {
  const roleId = ids.roles[index] ?? '';
  const permissionIds = role.points.map((point) => ids.points.get(point)).join(',');
  const lastpermissionIds = heldRoles.get(index) ?? '';
  await administer('/sys/permission/saveRolePermission', { roleId, permissionIds, lastpermissionIds });
  heldRoles.set(index, permissionIds);
  for (const model of ['customer', 'order'] as const) {
    if (!role.points.includes(`${model}:list`)) continue;
    const dataRuleIds = role.rules.flatMap((rule) => (rule.model === model ? [ids.rules.get(rule) ?? ''] : []));
    const permissionId = ids.points.get(`${model}:list`);
    await administer('/sys/role/datarule', { roleId, permissionId, dataRuleIds: dataRuleIds.join(',') });
  }
}

function valuesIn(answer: unknown): string[] {
  const text = JSON.stringify(answer);
  return world.customers.flatMap(valuesOf).filter((value) => text.includes(value));
}

type Road = (person: Person, pick: (most: number) => number) => Promise<void>;

const pickOf = <Item>(items: readonly Item[], pick: (most: number) => number): Item => {
  const item = items[pick(items.length)];
  if (item === undefined) throw new Error('There is nothing to pick.');
  return item;
};
const unknown = '未找到对应实体';

const roads: Readonly<Record<string, Road>> = {
  async list(person) {
    const answer = await ask('GET', '/realm/customer/list?pageSize=1000');
    expect(answer.success).toBe(holds(person, 'customer:list'));
    expect(valuesIn(answer)).toEqual(customersListed(person, world).flatMap(valuesOf));
  },
  async condition(person, pick) {
    const { credit } = pickOf(world.customers, pick);
    const answer = await ask('GET', `/realm/customer/list?pageSize=1000&credit=${encodeURIComponent(`>= ${credit}`)}`);
    const right = customersListed(person, world).filter((each) => Number(each.credit) >= Number(credit));
    expect(valuesIn(answer)).toEqual(right.flatMap(valuesOf));
  },
  async one(person, pick) {
    const customer = pickOf(world.customers, pick);
    const answer = await ask('GET', `/realm/customer/queryById?id=${customer.id}`);
    const isSeen = customersListed(person, world).includes(customer);
    expect(valuesIn(answer)).toEqual(isSeen ? valuesOf(customer) : []);
    if (holds(person, 'customer:list') && !isSeen) expect(answer.message).toBe(unknown);
  },
  async orders(person) {
    const answer = await ask('GET', '/realm/order/list?pageSize=1000');
    expect(answer.success).toBe(holds(person, 'order:list'));
    const rows: { no: string }[] = answer.result?.records ?? [];
    expect(new Set(rows.map(({ no }) => no))).toEqual(new Set(ordersListed(person, world).map(({ no }) => no)));
    expect(valuesIn(answer)).toEqual(namesInOrders(person, world));
  },
  async options(person) {
    const answer = await ask('GET', '/realm/customer/options?pageSize=50');
    expect(valuesIn(answer)).toEqual(customersChosen(person, world).map(({ name }) => name));
  },
  async bisection(person, pick) {
    const customer = pickOf(world.customers, pick);
    const answer = await ask('GET', `/realm/customer/options?credit_begin=${customer.credit}`);
    if (!holds(person, 'customer:list')) return expect(answer.success).toBe(false);
    const right = customersListed(person, world).filter((each) => Number(each.credit) >= Number(customer.credit));
    expect(valuesIn(answer)).toEqual(right.map(({ name }) => name));
  },
  async report(person) {
    const answer = await ask('GET', '/online/cgreport/api/getData/realm.customers?pageSize=1000');
    expect(valuesIn(answer)).toEqual(customersListed(person, world).flatMap(valuesOf));
  },
  async sheet(person) {
    if (!holds(person, 'customer:export')) return;
    const rows = await server.exported('/realm/customer/exportXls', username);
    expect(valuesIn(rows)).toEqual(
      world.customers.filter((each) => person.length > 0 && sheetHas(person, each)).flatMap(valuesOf),
    );
  },
  async add(person, pick) {
    const customer = pickOf(world.customers, pick);
    made += 1;
    const no = `单〈${made}〉`;
    const answer = await ask('POST', '/realm/order/add', { no, customer: customer.id });
    const isGood = holds(person, 'order:add') && mayName(person, world, customer.id);
    expect(answer.success).toBe(isGood);
    if (isGood) world.orders.push({ id: answer.result.id, no, customer: customer.id, area: customer.region });
    else expect(valuesIn(answer)).toEqual([]);
  },
  async edit(person, pick) {
    const order = pickOf(world.orders, pick);
    const customer = pickOf(world.customers, pick);
    const answer = await ask('PUT', '/realm/order/edit', { id: order.id, customer: customer.id });
    const isGood = mayEdit(person, world, order, customer.id);
    expect(answer.success).toBe(isGood);
    if (isGood && order.customer !== customer.id)
      Object.assign(order, { customer: customer.id, area: customer.region });
    if (!isGood) expect(valuesIn(answer)).toEqual([]);
  },
  async import(person, pick) {
    const customer = pickOf(world.customers, pick);
    made += 1;
    const no = `单〈${made}〉`;
    const answer = await server.imported(
      '/realm/order/importExcel',
      [
        ['单号', '客户'],
        [no, customer.name],
      ],
      {},
      username,
    );
    const isGood = holds(person, 'order:import') && mayName(person, world, customer.id);
    expect(answer.success).toBe(isGood);
    if (!isGood) return;
    const { result } = await server.api('GET', `/realm/order/list?no=${encodeURIComponent(no)}`);
    expect(result.records).toMatchObject([{ customer: customer.id, area: customer.region }]);
    world.orders.push({ id: result.records[0].id, no, customer: customer.id, area: customer.region });
  },
  async delete(person, pick) {
    const customer = pickOf(world.customers, pick);
    const answer = await ask('DELETE', `/realm/customer/delete?id=${customer.id}`);
    const isGood = mayDelete(person, world, customer);
    expect(answer.success).toBe(isGood);
    if (!isGood) return;
    world.customers.splice(world.customers.indexOf(customer), 1);
    await newCustomer(customer.region);
  },
};

/** The maximum number of orders, because a list returns at most a thousand. */
const mostOrders = 60;

async function removeOldOrders(): Promise<void> {
  const old = world.orders.splice(0, Math.max(0, world.orders.length - mostOrders));
  if (old.length === 0) return;
  const answer = await server.api('DELETE', `/realm/order/deleteBatch?ids=${old.map(({ id }) => id).join(',')}`);
  expect(answer).toMatchObject({ success: true });
}

function sheetHas(person: Person, customer: Customer): boolean {
  const listing = person.filter((role) => role.points.includes('customer:list'));
  return listing.length === 0 || customersListed(person, world).includes(customer);
}

const role = fc.record({ points: fc.subarray(points), rules: fc.subarray([...rules], { maxLength: 2 }) });
const calls = fc.array(fc.tuple(fc.constantFrom(...Object.keys(roads)), fc.infiniteStream(fc.nat())), {
  minLength: 4,
  maxLength: 10,
});

test('people with random roles see and change exactly what the model of rights allows', async () => {
  let checked = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(role, { minLength: 1, maxLength: 2 }), calls, async (person, wanted) => {
      for (const index of [0, 1]) await become(index, person[index] ?? { points: [], rules: [] });
      for (const [name, numbers] of wanted) {
        const pick = (most: number): number => Number(numbers.next().value) % most;
        await roads[name]?.(person, pick);
      }
      await removeOldOrders();
      checked += 1;
    }),
    { numRuns: sequences, endOnFailure: true, interruptAfterTimeLimit: 21_500_000, markInterruptAsFailure: true },
  );
  console.log(`${checked} of ${sequences} sequences, 0 differences`);
});
