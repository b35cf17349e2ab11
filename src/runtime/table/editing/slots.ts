/**
 * Recycles row elements: a row that enters the window takes the slot of one that left, so that scrolling changes texts
 * instead of creating elements. A row that remains keeps its slot and its position in the DOM: a row that comes before
 * it takes an earlier slot, or a new one.
 */
export interface RowSlots {
  assign(keys: readonly string[]): number[];
}

export function createRowSlots(): RowSlots {
  let keysBefore: readonly string[] = [];
  let slotsBefore: readonly number[] = [];
  let made = 0;
  return {
    assign(keys) {
      const positionBefore = new Map(keysBefore.map((key, position) => [key, position]));
      const wanted = new Set(keys);
      const free = keysBefore.flatMap((key, position) => (wanted.has(key) ? [] : [position]));
      const limits = limitsOf(keys.map((key) => positionBefore.get(key)));
      const slots = keys.map((key, index) => {
        const position = positionBefore.get(key) ?? (isBelow(free[0], limits[index]) ? free.shift() : undefined);
        if (position !== undefined) return slotsBefore[position] ?? 0;
        made += 1;
        return made - 1;
      });
      [keysBefore, slotsBefore] = [keys, slots];
      return slots;
    },
  };
}

/** Returns the slot that each row must precede: that of the next remaining row. */
function limitsOf(positions: readonly (number | undefined)[]): number[] {
  const limits: number[] = [];
  let limit = Infinity;
  for (const position of positions.toReversed()) {
    limit = position ?? limit;
    limits.push(limit);
  }
  return limits.toReversed();
}

function isBelow(position: number | undefined, limit: number | undefined): boolean {
  return position !== undefined && limit !== undefined && position < limit;
}
