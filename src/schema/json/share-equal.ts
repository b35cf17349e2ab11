import { objectOf } from './object-of.ts';

/**
 * Returns `next` with every part that equals its counterpart in `previous` replaced by that object; `previous` itself
 * if all of it is equal. Comparing by identity then shows exactly what changed. Counterparts are members with the same
 * key, and items of arrays that have the same `key` or `name`, or else the same position. Members in another order make
 * another object, because the order of keys is the order of fields. Neither argument is changed.
 */
export function shareEqual<Value>(previous: Value | undefined, next: Value): Value {
  if (Object.is(previous, next) || !isObject(previous) || !isObject(next)) return next;
  if (Array.isArray(next)) return Array.isArray(previous) ? shareArray(previous, next) : next;
  return isPlain(previous) && isPlain(next) ? shareObject(previous, next) : next;
}

/** Lists of at least this length are cached with the list whose items they share, and not compared with it again. */
const long = 32;
const sharedWith = new WeakMap<readonly unknown[], WeakRef<readonly unknown[]>>();

type Members = Readonly<Record<string, unknown>>;

/** Creates nothing while all parts are equal: an open page compares thousands of such parts in one go. */
function shareObject<Value extends Members>(previous: Value, next: Value): Value;
function shareObject(previous: Members, next: Members): Members {
  const keys = Object.keys(next);
  const keysBefore = Object.keys(previous);
  for (let position = 0; position < keys.length; position += 1) {
    const key = keys[position] ?? '';
    if (key !== keysBefore[position]) return shareMembers(previous, next, position, undefined);
    const before = previous[key];
    const now = next[key];
    if (Object.is(before, now)) continue;
    const shared = shareEqual(before, now);
    if (!Object.is(shared, before)) return shareMembers(previous, next, position, { shared });
  }
  return keys.length === keysBefore.length ? previous : shareMembers(previous, next, keys.length, undefined);
}

/**
 * Members before `position` are unchanged, and `there` is the member at it. Copies only if a member differs from that
 * of `next`.
 */
function shareMembers(
  previous: Members,
  next: Members,
  position: number,
  there: { shared: unknown } | undefined,
): Members {
  const keys = Object.keys(next);
  const keysBefore = Object.keys(previous);
  let copy: [string, unknown][] | undefined;
  keys.forEach((key, at) => {
    const isKnown = key === keysBefore[at] || Object.hasOwn(previous, key);
    const before = isKnown ? previous[key] : undefined;
    const now = next[key];
    const member = at < position ? before : at === position && there ? there.shared : shareEqual(before, now);
    if (!copy && !Object.is(member, now)) copy = keys.slice(0, at).map((each) => [each, next[each]]);
    copy?.push([key, member]);
  });
  return copy ? objectOf(copy) : next;
}

function shareArray<Value extends readonly unknown[]>(previous: Value, next: Value): Value;
function shareArray(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  if (next.length >= long && sharedWith.get(next)?.deref() === previous) return next;
  for (let position = 0; position < next.length; position += 1) {
    const before = previous[position];
    const now = next[position];
    if (Object.is(before, now)) continue;
    if (!isCounterpart(before, now)) return shareItems(previous, next, position, undefined);
    const shared = shareEqual(before, now);
    if (!Object.is(shared, before)) return shareItems(previous, next, position, { shared });
  }
  return next.length === previous.length ? previous : shareItems(previous, next, next.length, undefined);
}

function shareItems(
  previous: readonly unknown[],
  next: readonly unknown[],
  position: number,
  there: { shared: unknown } | undefined,
): readonly unknown[] {
  let byName: ReadonlyMap<unknown, unknown> | undefined;
  let isNext = true;
  const shared = next.map((item, at) => {
    const here = previous[at];
    if (at < position) return keep(here, item);
    if (at === position && there) return keep(there.shared, item);
    if (isCounterpart(here, item)) return keep(shareEqual(here, item), item);
    byName ??= new Map(previous.map((each) => [nameOf(each), each]));
    return keep(shareEqual(byName.get(nameOf(item)), item), item);
  });
  function keep(item: unknown, now: unknown): unknown {
    isNext &&= Object.is(item, now);
    return item;
  }
  const result = isNext ? next : shared;
  if (result.length >= long) sharedWith.set(result, new WeakRef(previous));
  return result;
}

function isCounterpart(here: unknown, item: unknown): boolean {
  if (Object.is(here, item)) return true;
  const name = nameOf(item);
  return name === undefined || Object.is(name, nameOf(here));
}

function nameOf(item: unknown): unknown {
  if (!isObject(item)) return undefined;
  const name = 'key' in item ? item.key : 'name' in item ? item.name : undefined;
  return isObject(name) ? undefined : name;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isPlain<Value extends object>(value: Value): value is Value & Members {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
