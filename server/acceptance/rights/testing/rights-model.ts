import type { Customer, Order, World } from './world.ts';

/** A data rule of the test: it admits the records whose field has one of these values. */
export interface Rule {
  model: 'customer' | 'order';
  field: 'region' | 'area';
  values: readonly string[];
}

export interface Role {
  points: readonly string[];
  rules: readonly Rule[];
}

export type Person = readonly Role[];

export function holds(person: Person, point: string): boolean {
  return person.some(({ points }) => points.includes(point));
}

function passes({ rules }: Role, model: Rule['model'], record: Customer | Order): boolean {
  const own = rules.filter((rule) => rule.model === model);
  return own.every(({ field, values }) => values.includes(String(Reflect.get(record, field))));
}

/** Returns true if data rules admit a record for a user: each role that lists the model adds the records it admits. */
export function admits(person: Person, model: Rule['model'], record: Customer | Order): boolean {
  const listing = person.filter(({ points }) => points.includes(`${model}:list`));
  return listing.length === 0 || listing.some((role) => passes(role, model, record));
}

export function customersListed(person: Person, { customers }: World): Customer[] {
  return holds(person, 'customer:list') ? customers.filter((each) => admits(person, 'customer', each)) : [];
}

export function ordersListed(person: Person, { orders }: World): Order[] {
  return holds(person, 'order:list') ? orders.filter((each) => admits(person, 'order', each)) : [];
}

/** Returns the customers that a user may choose. The permission to list either customers or orders allows it. */
export function customersChosen(person: Person, { customers }: World): Customer[] {
  const may = holds(person, 'customer:list') || holds(person, 'order:list');
  return may ? customers.filter((each) => admits(person, 'customer', each)) : [];
}

export function namesInOrders(person: Person, world: World): string[] {
  const named = new Set(ordersListed(person, world).map(({ customer }) => customer));
  return world.customers
    .filter((each) => named.has(each.id) && admits(person, 'customer', each))
    .map(({ name }) => name);
}

export function mayName(person: Person, { customers }: World, id: string): boolean {
  const found = customers.find((each) => each.id === id);
  return found !== undefined && admits(person, 'customer', found);
}

export function mayEdit(person: Person, world: World, order: Order, customer: string): boolean {
  const isMet = holds(person, 'order:edit') && admits(person, 'order', order);
  return isMet && (order.customer === customer || mayName(person, world, customer));
}

export function mayDelete(person: Person, { orders }: World, customer: Customer): boolean {
  const isFree = orders.every((order) => order.customer !== customer.id);
  return holds(person, 'customer:delete') && admits(person, 'customer', customer) && isFree;
}
