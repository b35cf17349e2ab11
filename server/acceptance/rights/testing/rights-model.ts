import type { Customer, Order, World } from './world.ts';

// A small model of rights, written apart from the product: who sees and changes what.

/** A data rule of the test: the records whose field has one of these values. */
export interface Rule {
  model: 'customer' | 'order';
  field: 'region' | 'area';
  values: readonly string[];
}

/** A role: names of permissions (`customer:list`), and the data rules that it has ticked. */
export interface Role {
  points: readonly string[];
  rules: readonly Rule[];
}

/** A person by their roles. */
export type Person = readonly Role[];

/** Decides if a person may do something at all. */
export function holds(person: Person, point: string): boolean {
  return person.some(({ points }) => points.includes(point));
}

/** Decides if the data rules of a role let a record through. */
function passes({ rules }: Role, model: Rule['model'], record: Customer | Order): boolean {
  const own = rules.filter((rule) => rule.model === model);
  return own.every(({ field, values }) => values.includes(String(Reflect.get(record, field))));
}

/** Decides if data rules let a person meet a record: each role that lists the model adds what it lets through. */
export function admits(person: Person, model: Rule['model'], record: Customer | Order): boolean {
  const listing = person.filter(({ points }) => points.includes(`${model}:list`));
  return listing.length === 0 || listing.some((role) => passes(role, model, record));
}

/** The customers that a person's lists, reports and sheets show. */
export function customersListed(person: Person, { customers }: World): Customer[] {
  return holds(person, 'customer:list') ? customers.filter((each) => admits(person, 'customer', each)) : [];
}

/** The orders that a person's lists and sheets show. */
export function ordersListed(person: Person, { orders }: World): Order[] {
  return holds(person, 'order:list') ? orders.filter((each) => admits(person, 'order', each)) : [];
}

/** The customers that a person may choose: those that list them, or the orders that name them. */
export function customersChosen(person: Person, { customers }: World): Customer[] {
  const may = holds(person, 'customer:list') || holds(person, 'order:list');
  return may ? customers.filter((each) => admits(person, 'customer', each)) : [];
}

/** The names of customers that a list of orders shows. */
export function namesInOrders(person: Person, world: World): string[] {
  const named = new Set(ordersListed(person, world).map(({ customer }) => customer));
  return world.customers
    .filter((each) => named.has(each.id) && admits(person, 'customer', each))
    .map(({ name }) => name);
}

/** Decides if a person may name a customer in an order. */
export function mayName(person: Person, { customers }: World, id: string): boolean {
  const found = customers.find((each) => each.id === id);
  return found !== undefined && admits(person, 'customer', found);
}

/** Decides if a person may change an order so that it names this customer. */
export function mayEdit(person: Person, world: World, order: Order, customer: string): boolean {
  const isMet = holds(person, 'order:edit') && admits(person, 'order', order);
  return isMet && (order.customer === customer || mayName(person, world, customer));
}

/** Decides if a person may delete a customer. */
export function mayDelete(person: Person, { orders }: World, customer: Customer): boolean {
  const isFree = orders.every((order) => order.customer !== customer.id);
  return holds(person, 'customer:delete') && admits(person, 'customer', customer) && isFree;
}
