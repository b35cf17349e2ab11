/**
 * Items so that each comes after those it reads, else in the order given; and the circles that were met on the way,
 * each as the items that read each other. The members of a circle are in the order all the same.
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
