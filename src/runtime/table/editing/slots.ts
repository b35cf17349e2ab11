/**
 * Gives rows the places of rows that went out of the window, so that scrolling changes texts instead of making elements.
 * A row that stays keeps its place.
 */
export interface RowSlots {
  /** The slot of each key, in order of the keys. Asked again for the same keys, gives the same. */
  assign(keys: readonly string[]): number[];
}

export function createRowSlots(): RowSlots {
  let slots = new Map<string, number>();
  return {
    assign(keys) {
      const kept = new Map(keys.flatMap((key) => (slots.has(key) ? [[key, slots.get(key) ?? 0] as const] : [])));
      const taken = new Set(kept.values());
      let candidate = 0;
      const nextFree = () => {
        while (taken.has(candidate)) candidate += 1;
        taken.add(candidate);
        return candidate;
      };
      slots = new Map(keys.map((key) => [key, kept.get(key) ?? nextFree()]));
      return keys.map((key) => slots.get(key) ?? 0);
    },
  };
}
