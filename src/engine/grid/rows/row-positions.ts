import type { GridRows } from './grid-rows.ts';

/** `count` rows that were inserted at a position, or the one that was removed there (-1). */
interface Shift {
  at: number;
  count: number;
}

/** The position of a row after the first `since` shifts; undefined if it has been removed. */
interface Standing {
  position: number | undefined;
  since: number;
}

/** The limits of the recorded changes: each lookup applies all shifts, and each change copies all standings. */
const mostShifts = 24;
const mostStandings = 500;

/**
 * The immutable position of each row by its key. Insertions and removals are recorded in addition to the base
 * positions, so that one more row among 100,000 does not renumber all of them.
 */
export class RowPositions {
  readonly #base: GridRows;
  readonly #shifts: readonly Shift[];
  readonly #standings: ReadonlyMap<string, Standing>;

  private constructor(
    base: GridRows,
    shifts: readonly Shift[] = [],
    standings: ReadonlyMap<string, Standing> = new Map(),
  ) {
    this.#base = base;
    this.#shifts = shifts;
    this.#standings = standings;
  }

  static of(rows: GridRows): RowPositions {
    return new RowPositions(rows);
  }

  get(key: string): number | undefined {
    const standing = this.#standings.get(key);
    let position = standing ? standing.position : this.#base.positionOf(key);
    if (position === undefined) return undefined;
    for (let index = standing?.since ?? 0; index < this.#shifts.length; index++) {
      const { at, count } = this.#shifts[index] ?? { at: 0, count: 0 };
      if (count > 0 ? position >= at : position > at) position += count;
    }
    return position;
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  /** Returns the positions after the insertion of each run of rows; undefined if too many changes are recorded. */
  withInserted(runs: readonly { at: number; keys: readonly string[] }[]): RowPositions | undefined {
    const before = this.#shifts.length;
    const standings = runs.flatMap(({ at, keys }, index) =>
      keys.map((key, offset): [string, Standing] => [key, { position: at + offset, since: before + index + 1 }]),
    );
    return this.#with(
      runs.map(({ at, keys }) => ({ at, count: keys.length })),
      standings,
    );
  }

  /**
   * Returns the positions after the removal of rows, `removed` in their order; undefined if too many changes are
   * recorded.
   */
  withRemoved(removed: readonly { at: number; key: string }[]): RowPositions | undefined {
    const since = this.#shifts.length + removed.length;
    return this.#with(
      removed.toReversed().map(({ at }) => ({ at, count: -1 })),
      removed.map(({ key }) => [key, { position: undefined, since }]),
    );
  }

  #with(shifts: readonly Shift[], standings: readonly [string, Standing][]): RowPositions | undefined {
    if (this.#shifts.length + shifts.length > mostShifts) return undefined;
    if (this.#standings.size + standings.length > mostStandings) return undefined;
    return new RowPositions(this.#base, [...this.#shifts, ...shifts], new Map([...this.#standings, ...standings]));
  }
}
