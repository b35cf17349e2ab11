/**
 * `next`, in which every part that equals its counterpart in `previous` is that very object; `previous` itself where all
 * of it does. Whoever compares by identity then sees what changed and nothing else. Counterparts are members of the same
 * key, and items of arrays that have the same `key` or `name`, or else the same place. Members in another order are
 * another object, because the order of keys is the order of fields. Neither argument is changed.
 */
export function shareEqual<Value>(previous: Value | undefined, next: Value): Value {
  if (Object.is(previous, next) || !isObject(previous) || !isObject(next)) return next;
  if (Array.isArray(previous) && Array.isArray(next)) return shareArray(previous, next);
  return isPlain(previous) && isPlain(next) ? shareObject(previous, next) : next;
}

function shareObject<Value extends object>(previous: Value, next: Value): Value {
  const keys = Object.keys(next);
  const keysBefore = Object.keys(previous);
  const shared: unknown[] = [];
  let isPrevious = keys.length === keysBefore.length;
  let isNext = true;
  for (const [index, key] of keys.entries()) {
    const before: unknown = Object.hasOwn(previous, key) ? Reflect.get(previous, key) : undefined;
    const own: unknown = Reflect.get(next, key);
    const value = shareEqual(before, own);
    shared.push(value);
    isPrevious &&= key === keysBefore[index] && Object.is(value, before);
    isNext &&= Object.is(value, own);
  }
  if (isPrevious) return previous;
  return isNext ? next : Object.assign({}, next, Object.fromEntries(keys.map((key, index) => [key, shared[index]])));
}

function shareArray<Value extends readonly unknown[]>(previous: Value, next: Value): Value {
  const byName = new Map(previous.map((item) => [nameOf(item), item]));
  const shared = next.map((item, index) => {
    const name = nameOf(item);
    return shareEqual(name === undefined ? previous[index] : byName.get(name), item);
  });
  const isIn = (items: readonly unknown[]) => shared.every((item, index) => Object.is(item, items[index]));
  if (previous.length === next.length && isIn(previous)) return previous;
  return isIn(next) ? next : Object.assign([], next, shared);
}

/** What an item is known by, wherever it stands. */
function nameOf(item: unknown): unknown {
  if (!isObject(item)) return undefined;
  if ('key' in item) return item.key;
  return 'name' in item ? item.name : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
