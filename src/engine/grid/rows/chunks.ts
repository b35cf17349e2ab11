type Chunk<Item> = readonly Item[];

/** The initial number of items in a chunk; a chunk that has grown to twice as many is split. */
const size = 512;

/**
 * An immutable list that shares all unchanged chunks with the list it was derived from: changing one of 100,000 items
 * copies 512 of them. Two lists can be compared quickly.
 */
export class Chunks<Item> {
  readonly length: number;
  #flat: readonly Item[] | undefined;
  #chunks: readonly Chunk<Item>[] | undefined;
  #starts: readonly number[] | undefined;

  private constructor(length: number, flat: readonly Item[] | undefined, chunks?: readonly Chunk<Item>[]) {
    this.length = length;
    this.#flat = flat;
    this.#chunks = chunks;
  }

  /** Creates a list that uses this array itself. */
  static of<Item>(items: readonly Item[]): Chunks<Item> {
    return new Chunks(items.length, items);
  }

  at(position: number): Item | undefined {
    if (this.#flat) return this.#flat[position];
    const index = this.#chunkAt(position);
    return this.#all()[index]?.[position - (this.#allStarts()[index] ?? 0)];
  }

  /** Returns all items; the same array each time. */
  toArray(): readonly Item[] {
    return (this.#flat ??= joined(this.#all()));
  }

  slice(from: number, to: number): readonly Item[] {
    if (this.#flat) return this.#flat.slice(from, to);
    const [first, last] = [this.#chunkAt(from), this.#chunkAt(to)];
    const start = this.#allStarts()[first] ?? 0;
    return joined(this.#all().slice(first, last + 1)).slice(from - start, to - start);
  }

  withItems(items: ReadonlyMap<number, Item>): Chunks<Item> {
    const starts = this.#allStarts();
    const chunks = [...this.#all()];
    const own = new Map<number, Item[]>();
    for (const [position, item] of items) {
      const index = this.#chunkAt(position);
      const chunk = own.get(index) ?? [...(chunks[index] ?? [])];
      chunk[position - (starts[index] ?? 0)] = item;
      own.set(index, chunk);
    }
    for (const [index, chunk] of own) chunks[index] = chunk;
    return new Chunks(this.length, undefined, chunks);
  }

  withInserted(position: number, items: readonly Item[]): Chunks<Item> {
    const index = this.#chunkAt(Math.min(position, Math.max(0, this.length - 1)));
    const chunk = this.#all()[index] ?? [];
    const at = position - (this.#allStarts()[index] ?? 0);
    const grown = [...chunk.slice(0, at), ...items, ...chunk.slice(at)];
    const parts = grown.length < 2 * size ? [grown] : divided(grown);
    return new Chunks(this.length + items.length, undefined, this.#all().toSpliced(index, 1, ...parts));
  }

  sameFromStart(other: Chunks<Item>, most: number): number {
    return sameItems(this.#all(), other.#all(), most);
  }

  /** Counts the items before `end` that equal those before `otherEnd` of the other list, up to `most`. */
  sameFromEnd(other: Chunks<Item>, end: number, otherEnd: number, most: number): number {
    const [left, right] = [this.#before(end), other.#before(otherEnd)];
    return sameItems(left, right, most, true);
  }

  /** Yields the positions of its items in chunks that the other list does not share, in order. */
  *positionsBeside(other: Chunks<Item>): Generator<number> {
    const shared = new Set(other.#all());
    let start = 0;
    for (const chunk of this.#all()) {
      if (!shared.has(chunk)) for (let offset = 0; offset < chunk.length; offset++) yield start + offset;
      start += chunk.length;
    }
  }

  #before(end: number): readonly Chunk<Item>[] {
    if (end >= this.length) return this.#all();
    const index = this.#chunkAt(end);
    const rest = this.#all()[index]?.slice(0, end - (this.#allStarts()[index] ?? 0)) ?? [];
    return [...this.#all().slice(0, index), rest];
  }

  #all(): readonly Chunk<Item>[] {
    return (this.#chunks ??= divided(this.#flat ?? []));
  }

  #allStarts(): readonly number[] {
    if (this.#starts) return this.#starts;
    const starts: number[] = [];
    let start = 0;
    for (const chunk of this.#all()) {
      starts.push(start);
      start += chunk.length;
    }
    return (this.#starts = starts);
  }

  #chunkAt(position: number): number {
    const starts = this.#allStarts();
    let [low, high] = [0, Math.max(0, starts.length - 1)];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

function joined<Item>(chunks: readonly Chunk<Item>[]): Item[] {
  const none: Item[] = [];
  return none.concat(...chunks);
}

function divided<Item>(items: readonly Item[]): Chunk<Item>[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

function sameItems<Item>(
  left: readonly Chunk<Item>[],
  right: readonly Chunk<Item>[],
  most: number,
  isBackward = false,
): number {
  const [one, other] = [new Walk(left, isBackward), new Walk(right, isBackward)];
  let same = 0;
  while (same < most) {
    const whole = one.isAtEdge() && other.isAtEdge() && one.chunk() === other.chunk() ? one.chunk() : undefined;
    if (whole && same + whole.length <= most) {
      one.pass();
      other.pass();
      same += whole.length;
    } else {
      if (one.item() !== other.item()) break;
      one.step();
      other.step();
      same += 1;
    }
  }
  return same;
}

class Walk<Item> {
  readonly #chunks: readonly Chunk<Item>[];
  readonly #isBackward: boolean;
  #index = 0;
  #passed = 0;

  constructor(chunks: readonly Chunk<Item>[], isBackward: boolean) {
    this.#chunks = chunks.filter(({ length }) => length > 0);
    this.#isBackward = isBackward;
  }

  chunk(): Chunk<Item> | undefined {
    return this.#isBackward ? this.#chunks.at(-1 - this.#index) : this.#chunks[this.#index];
  }

  isAtEdge(): boolean {
    return this.#passed === 0;
  }

  item(): Item | undefined {
    return this.chunk()?.at(this.#isBackward ? -1 - this.#passed : this.#passed);
  }

  step(): void {
    this.#passed += 1;
    if (this.#passed >= (this.chunk()?.length ?? 0)) this.pass();
  }

  pass(): void {
    this.#index += 1;
    this.#passed = 0;
  }
}
