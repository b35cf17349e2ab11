/**
 * Sorts items so that each comes after those it reads, otherwise in the given order. Returns also the cycles, each as
 * the items that read each other; their members are still part of the order.
 */
export function dependencyOrder<Item>(
  items: Iterable<Item>,
  readsOf: (item: Item) => Iterable<Item>,
): { order: Item[]; circles: Item[][] } {
  const order: Item[] = [];
  const circles: Item[][] = [];
  const done = new Set<Item>();
  const trail: Item[] = [];
  const visit = (item: Item): void => {
    if (done.has(item)) return;
    const start = trail.indexOf(item);
    if (start >= 0) {
      circles.push(trail.slice(start));
      return;
    }
    trail.push(item);
    for (const read of readsOf(item)) visit(read);
    trail.pop();
    done.add(item);
    order.push(item);
  };
  for (const item of items) visit(item);
  return { order, circles };
}
