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
  const share = (key: string, isInPlace: boolean) =>
    shareEqual(isInPlace || Object.hasOwn(previous, key) ? previous[key] : undefined, next[key]);
  let same = 0;
  let other: unknown;
  for (; same < keys.length; same += 1) {
    const key = keys[same] ?? '';
    const isInPlace = key === keysBefore[same];
    other = share(key, isInPlace);
    if (!isInPlace || !Object.is(other, previous[key])) break;
  }
  if (same === keys.length && same === keysBefore.length) return previous;
  const shared = keys.map((key, index) => {
    if (index < same) return previous[key];
    return index === same ? other : share(key, key === keysBefore[index]);
  });
  const isNext = keys.every((key, index) => Object.is(shared[index], next[key]));
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
  if (previous.length === next.length && areSame(shared, previous)) return previous;
  return areSame(shared, next) ? next : shared;
}

function areSame(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.every((item, index) => Object.is(item, right[index]));
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
