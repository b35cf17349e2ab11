/**
 * Recycles row elements: a row that enters the window takes the slot of one that left, so that scrolling changes texts
 * instead of creating elements. A row that stays keeps its slot and its position in the DOM: a row that comes before it
 * takes an earlier slot, or a new one.
 */
export interface RowSlots {
  /** The slot of each key, in order. The same keys give the same slots. */
  assign(keys: readonly string[]): number[];
}

export function createRowSlots(): RowSlots {
  let keysBefore: readonly string[] = [];
  let slotsBefore: readonly number[] = [];
  let made = 0;
  return {
    assign(keys) {
      const placeBefore = new Map(keysBefore.map((key, place) => [key, place]));
      const wanted = new Set(keys);
      const free = keysBefore.flatMap((key, place) => (wanted.has(key) ? [] : [place]));
      const limits = limitsOf(keys.map((key) => placeBefore.get(key)));
      const slots = keys.map((key, index) => {
        const place = placeBefore.get(key) ?? (isBelow(free[0], limits[index]) ? free.shift() : undefined);
        if (place !== undefined) return slotsBefore[place] ?? 0;
        made += 1;
        return made - 1;
      });
      [keysBefore, slotsBefore] = [keys, slots];
      return slots;
    },
  };
}

/** For each row the slot that it must precede: that of the next row that stays. */
function limitsOf(places: readonly (number | undefined)[]): number[] {
  const limits: number[] = [];
  let limit = Infinity;
  for (const place of places.toReversed()) {
    limit = place ?? limit;
    limits.push(limit);
  }
  return limits.toReversed();
}

function isBelow(place: number | undefined, limit: number | undefined): boolean {
  return place !== undefined && limit !== undefined && place < limit;
}
