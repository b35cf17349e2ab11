import { Chunks } from './chunks.ts';

/** The values of a row; a new row has no `id`. */
export type GridRecord = Readonly<Record<string, unknown>>;

/** A row with its identity on the screen: the record's id, or a temporary one for a row that is not saved yet. */
export interface GridRow {
  readonly key: string;
  readonly record: GridRecord;
}

const temporaryPrefix = 'row_';
let temporaryCount = 0;

/** Returns a key for an unsaved row, unique in a page. */
export function temporaryKey(): string {
  temporaryCount += 1;
  return `${temporaryPrefix}${temporaryCount}`;
}

/** Returns the record's id as text, if it has one. */
export function recordKey({ id }: GridRecord): string | undefined {
  if (typeof id === 'number') return String(id);
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** The keys of records whose key is not their id; all versions of one table's rows share them. */
class RowKeys {
  readonly #given = new WeakMap<GridRecord, string>();
  readonly #givenKeys = new Set<string>();

  of(record: GridRecord): string {
    return this.#given.get(record) ?? recordKey(record) ?? '';
  }

  /** Assigns a key to the record, or to a copy of it if it already has another key. */
  give(record: GridRecord, key: string): GridRecord {
    if (this.of(record) === key) return record;
    const own = this.of(record) === '' ? record : { ...record };
    this.#given.set(own, key);
    this.#givenKeys.add(key);
    return own;
  }

  haveGiven(): boolean {
    return this.#givenKeys.size > 0;
  }

  isGiven(key: string): boolean {
    return this.#givenKeys.has(key);
  }
}

/** Rows near the last requested one are found without an index: mostly those in the visible window. */
const reach = 64;
/** This many searches through all rows take less time than building an index. */
const mostSearches = 4;

/**
 * The immutable rows of a table in their order. Only records are stored: row objects are created on demand, and a key
 * that is the record's id is read from it.
 */
export class GridRows implements Iterable<GridRow> {
  readonly #list: Chunks<GridRecord>;
  readonly #keys: RowKeys;
  /** True if all keys are the records' ids; a record keeps the key that it had when it was added. */
  readonly #goById: boolean;
  #near = 0;
  #searches = 0;
  #positions: ReadonlyMap<string, number> | undefined;

  private constructor(list: Chunks<GridRecord>, keys: RowKeys) {
    this.#list = list;
    this.#keys = keys;
    this.#goById = !keys.haveGiven();
  }

  /** Creates rows; records without an id, or with a duplicate one, get temporary keys. */
  static of(records: readonly GridRecord[]): GridRows {
    const keys = new RowKeys();
    if (haveRisingIds(records)) return new GridRows(Chunks.of(records), keys);
    const taken = new Set<string>();
    const named = records.map((record) => {
      const id = recordKey(record);
      if (id === undefined || taken.has(id)) return keys.give(record, temporaryKey());
      taken.add(id);
      return record;
    });
    return new GridRows(Chunks.of(named), keys);
  }

  get length(): number {
    return this.#list.length;
  }

  /** All records in one array. After a change it is created on first access, in linear time. */
  get records(): readonly GridRecord[] {
    return this.#list.toArray();
  }

  recordAt(position: number): GridRecord | undefined {
    return this.#list.at(position);
  }

  at(position: number): GridRow | undefined {
    const record = this.#list.at(position);
    if (!record) return undefined;
    this.#near = position;
    return { key: this.#keys.of(record), record };
  }

  keyAt(position: number): string | undefined {
    const record = this.#list.at(position);
    return record && this.#keys.of(record);
  }

  positionOf(key: string): number | undefined {
    // No row has the empty key, and it is often requested when there is no row.
    if (key === '') return undefined;
    if (this.#positions) return this.#positions.get(key);
    for (let step = 0; step < reach; step++) {
      for (const position of [this.#near + step, this.#near - step])
        if (this.keyAt(position) === key) return (this.#near = position);
    }
    this.#searches += 1;
    if (this.#searches <= mostSearches) return this.#search(key);
    this.#positions = new Map(this.records.map((record, position) => [this.#keys.of(record), position]));
    return this.#positions.get(key);
  }

  /** Searches all rows. Ids are compared without conversion: turning each into text would be most of the work. */
  #search(key: string): number | undefined {
    const isGiven = !this.#goById && this.#keys.isGiven(key);
    const number = String(Number(key)) === key ? Number(key) : undefined;
    const mayBe = ({ id }: GridRecord) => isGiven || id === key || id === number || Object.is(id, number);
    const position = this.records.findIndex((record) => mayBe(record) && this.#keys.of(record) === key);
    return position < 0 ? undefined : position;
  }

  *[Symbol.iterator](): Generator<GridRow> {
    for (const record of this.records) yield { key: this.#keys.of(record), record };
  }

  keys(): string[] {
    return this.records.map((record) => this.#keys.of(record));
  }

  slice(from = 0, to = this.length): GridRow[] {
    return this.#list.slice(from, to).map((record) => ({ key: this.#keys.of(record), record }));
  }

  map<Result>(each: (row: GridRow, position: number) => Result): Result[] {
    return this.records.map((record, position) => each({ key: this.#keys.of(record), record }, position));
  }

  flatMap<Result>(each: (row: GridRow, position: number) => Result | readonly Result[]): Result[] {
    return this.records.flatMap((record, position) => each({ key: this.#keys.of(record), record }, position));
  }

  filter(isWanted: (row: GridRow) => boolean): GridRow[] {
    return this.slice().filter(isWanted);
  }

  own({ key, record }: GridRow): GridRecord {
    return this.#keys.give(record, key);
  }

  ofOwn(records: readonly GridRecord[]): GridRows {
    return new GridRows(Chunks.of(records), this.#keys);
  }

  withRecords(records: ReadonlyMap<number, GridRecord>): GridRows {
    return new GridRows(this.#list.withItems(records), this.#keys);
  }

  withInserted(position: number, records: readonly GridRecord[]): GridRows {
    return new GridRows(this.#list.withInserted(position, records), this.#keys);
  }

  sameFromStart(other: GridRows, most: number): number {
    return this.#list.sameFromStart(other.#list, most);
  }

  sameFromEnd(other: GridRows, end: number, otherEnd: number, most: number): number {
    return this.#list.sameFromEnd(other.#list, end, otherEnd, most);
  }

  *rowsBeside(other: GridRows): Generator<GridRow> {
    for (const position of this.#list.positionsBeside(other.#list)) {
      const record = this.#list.at(position);
      if (record) yield { key: this.#keys.of(record), record };
    }
  }
}

/** True if ids of one type only rise or only fall, as those of a server often do: there are then no duplicates. */
function haveRisingIds(records: readonly GridRecord[]): boolean {
  const [first, second] = records;
  if (first === undefined) return true;
  if (typeof first['id'] !== 'number' && (typeof first['id'] !== 'string' || first['id'] === '')) return false;
  return second !== undefined && isBefore(second['id'], first['id'])
    ? areAscending(records.toReversed())
    : areAscending(records);
}

function areAscending(records: readonly GridRecord[]): boolean {
  return records.every(({ id }, position) => position === 0 || isBefore(records[position - 1]?.['id'], id));
}

function isBefore(left: unknown, right: unknown): boolean {
  if (typeof left === 'number' && typeof right === 'number') return left < right;
  return typeof left === 'string' && typeof right === 'string' && left !== '' && left < right;
}
