import { ArrayNode, ObjectNode, type Tree } from './tree.ts';

/**
 * Returns `next` with every part that equals its counterpart in `previous` replaced by that part: editing a source text
 * in one place then only changes the nodes of that place. Counterparts are members with the same key, and the items
 * before and after those of an array that differ.
 */
export function share(previous: Tree, next: Tree): Tree {
  if (previous === next) return previous;
  if (previous.type === 'array' && next.type === 'array') return shareArray(previous, next);
  if (previous.type === 'object' && next.type === 'object') return shareObject(previous, next);
  return isEqual(previous, next) ? previous : next;
}

function shareObject(previous: ObjectNode, next: ObjectNode): Tree {
  const known = new Map(previous.entries.map((entry) => [entry.key, entry]));
  const entries = next.entries.map((entry) => {
    const old = known.get(entry.key);
    if (!old) return entry;
    const value = share(old.value, entry.value);
    return value === old.value ? old : { key: entry.key, value };
  });
  return isSame(entries, previous.entries) ? previous : new ObjectNode(entries);
}

function shareArray(previous: ArrayNode, next: ArrayNode): Tree {
  const { items: old } = previous;
  const { items } = next;
  const shorter = Math.min(old.length, items.length);
  let before = 0;
  while (before < shorter && isEqualItem(old[before], items[before])) before += 1;
  let behind = 0;
  while (behind < shorter - before && isEqualItem(old.at(-1 - behind), items.at(-1 - behind))) behind += 1;
  if (before === old.length && before === items.length) return previous;
  // Each item is shared with one counterpart only: with two, nested arrays would take exponential time.
  const changed = items.slice(before, items.length - behind).map((item, index) => {
    const counterpart = before + index < old.length - behind ? old[before + index] : undefined;
    return counterpart ? share(counterpart, item) : item;
  });
  return new ArrayNode([...old.slice(0, before), ...changed, ...old.slice(old.length - behind)]);
}

function isEqualItem(left: Tree | undefined, right: Tree | undefined): boolean {
  return left !== undefined && right !== undefined && isEqual(left, right);
}

/** True for nodes with the same printed text: equal values, in the same order. */
function isEqual(left: Tree, right: Tree): boolean {
  if (left === right) return true;
  if (left.type === 'scalar') return right.type === 'scalar' && left.value === right.value;
  if (left.type === 'array') {
    return right.type === 'array' && isSame(left.items, right.items, isEqual);
  }
  return (
    right.type === 'object' &&
    isSame(left.entries, right.entries, (one, other) => one.key === other.key && isEqual(one.value, other.value))
  );
}

function isSame<Item>(
  left: readonly Item[],
  right: readonly Item[],
  isAlike: (one: Item, other: Item) => boolean = Object.is,
): boolean {
  if (left.length !== right.length) return false;
  return left.every((item, index) => {
    const other = right[index];
    return other !== undefined && isAlike(item, other);
  });
}
