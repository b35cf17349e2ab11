import type { GridRows } from './grid-rows.ts';

/** Rows that were put in from a position on (`count` of them), or the one that was taken out there (-1). */
interface Shift {
  at: number;
  count: number;
}

/** Where a row stood after the first `since` shifts; no position where it was taken out by then. */
interface Standing {
  position: number | undefined;
  since: number;
}

/** So much is carried along: each question goes through all shifts, each change copies all standings. */
const mostShifts = 24;
const mostStandings = 500;

/**
 * The position of each row by its key. Never changed in place; what is put in or taken out is kept beside the positions
 * there were, so that one row more among 100,000 does not number all of them anew.
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

  /** The positions after each of these runs of rows was put in at its own; undefined where that is too much to carry. */
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

  /** The positions after rows were taken out, `removed` in their order; undefined where that is too much to carry. */
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
