import type { GridRows } from './grid-rows.ts';

/** Rows that were put in from a place on (`count` of them), or the one that was taken out there (-1). */
interface Shift {
  at: number;
  count: number;
}

/** Where a row stood after the first `since` shifts; no place where it was taken out by then. */
interface Standing {
  place: number | undefined;
  since: number;
}

/** So much is carried along: each question goes through all shifts, each change copies all standings. */
const mostShifts = 24;
const mostStandings = 500;

/**
 * The place of each row by its key. Never changed in place; what is put in or taken out is kept beside the places there
 * were, so that one row more among 100,000 does not number all of them anew.
 */
export class RowPlaces {
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

  static of(rows: GridRows): RowPlaces {
    return new RowPlaces(rows);
  }

  get(key: string): number | undefined {
    const standing = this.#standings.get(key);
    let place = standing ? standing.place : this.#base.placeOf(key);
    if (place === undefined) return undefined;
    for (let index = standing?.since ?? 0; index < this.#shifts.length; index++) {
      const { at, count } = this.#shifts[index] ?? { at: 0, count: 0 };
      if (count > 0 ? place >= at : place > at) place += count;
    }
    return place;
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  /** The places after each of these runs of rows was put in from its place on; undefined where that is too much to carry. */
  withInserted(runs: readonly { at: number; keys: readonly string[] }[]): RowPlaces | undefined {
    const before = this.#shifts.length;
    const standings = runs.flatMap(({ at, keys }, index) =>
      keys.map((key, offset): [string, Standing] => [key, { place: at + offset, since: before + index + 1 }]),
    );
    return this.#with(
      runs.map(({ at, keys }) => ({ at, count: keys.length })),
      standings,
    );
  }

  /** The places after rows were taken out, `removed` in their order; undefined where that is too much to carry. */
  withRemoved(removed: readonly { at: number; key: string }[]): RowPlaces | undefined {
    const since = this.#shifts.length + removed.length;
    return this.#with(
      removed.toReversed().map(({ at }) => ({ at, count: -1 })),
      removed.map(({ key }) => [key, { place: undefined, since }]),
    );
  }

  #with(shifts: readonly Shift[], standings: readonly [string, Standing][]): RowPlaces | undefined {
    if (this.#shifts.length + shifts.length > mostShifts) return undefined;
    if (this.#standings.size + standings.length > mostStandings) return undefined;
    return new RowPlaces(this.#base, [...this.#shifts, ...shifts], new Map([...this.#standings, ...standings]));
  }
}
