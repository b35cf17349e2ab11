/** A seeded random generator (mulberry32), so that the demo data is the same on every machine. */
export interface Random {
  /** Returns an integer from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(probability: number): boolean;
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    integer,
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
  };
}

/** Returns a generator of ids in the format of the embedded server: 19 digits, ascending. */
export function idSequence(block: number): () => string {
  let last = 0n;
  return () => {
    last += 1n;
    return (1_900_000_000_000_000_000n + BigInt(block) * 10_000_000n + last).toString();
  };
}
