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

type Members = Readonly<Record<string, unknown>>;

/**
 * Nothing is copied while everything is as before. A copy is made from its entries at once: to set or assign 1,000 members
 * of one takes ten times as long.
 */
function shareObject<Value extends Members>(previous: Value, next: Value): Value;
function shareObject(previous: Members, next: Members): Members {
  const keys = Object.keys(next);
  const keysBefore = Object.keys(previous);
  const shared: unknown[] = [];
  let isPrevious = keys.length === keysBefore.length;
  let isNext = true;
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? '';
    const isInPlace = key === keysBefore[index];
    const before = isInPlace || Object.hasOwn(previous, key) ? previous[key] : undefined;
    const own = next[key];
    const value = shareEqual(before, own);
    shared.push(value);
    isPrevious &&= isInPlace && Object.is(value, before);
    isNext &&= Object.is(value, own);
  }
  if (isPrevious) return previous;
  return isNext ? next : Object.fromEntries(keys.map((key, index) => [key, shared[index]]));
}

function shareArray<Value extends readonly unknown[]>(previous: Value, next: Value): Value;
function shareArray(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  let byName: ReadonlyMap<unknown, unknown> | undefined;
  const counterpart = (item: unknown, index: number): unknown => {
    const here = previous[index];
    if (Object.is(here, item)) return here;
    const name = nameOf(item);
    if (name === undefined || Object.is(name, nameOf(here))) return here;
    byName ??= new Map(previous.map((each) => [nameOf(each), each]));
    return byName.get(name);
  };
  const shared = next.map((item, index) => shareEqual(counterpart(item, index), item));
  const isIn = (items: readonly unknown[]) => shared.every((item, index) => Object.is(item, items[index]));
  if (previous.length === next.length && isIn(previous)) return previous;
  return isIn(next) ? next : shared;
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

function isPlain<Value extends object>(value: Value): value is Value & Members {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
