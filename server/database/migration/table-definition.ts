import type { IndexColumn } from '../sql/index.ts';

/** The type of a column. `json` keeps the order of keys; `timestamp` is wall-clock time without a zone. */
export type ColumnType = 'text' | 'integer' | 'bigint' | 'numeric' | 'boolean' | 'date' | 'timestamp' | 'json';

/** A constant, or the time of the insert. */
export type ColumnDefault = string | number | boolean | { expression: 'now' };

export type ColumnDefinition = {
  name: string;
  type: ColumnType;
  /** Digits after the point of a `numeric`; unlimited if omitted. */
  scale?: number;
  notNull?: boolean;
  default?: ColumnDefault;
  /** Secret values are never moved to a readable column. */
  secret?: true;
  /**
   * The kind of names in the column, which are updated when a model is renamed: texts that begin with the id of a
   * model, keys of documents, or names of postings, which can end with the id of their ledger.
   */
  names?: 'model' | 'document' | 'posting';
  /** The field of the column, and the former columns and fields of its values, latest first. */
  renamed?: { field: string; from: { column: string; field: string }[] };
};

/** A unique rule for these columns; with `not-deleted` only rows that are not marked as deleted count. */
export type UniqueDefinition = { name: string; columns: string[]; where?: 'not-deleted' };

/** An index. Rows without a value come first, as in lists. */
export type IndexDefinition = {
  name: string;
  columns: IndexColumn[];
  method?: 'btree';
};

export type TableDefinition = {
  name: string;
  columns: ColumnDefinition[];
  primaryKey: string[];
  unique?: UniqueDefinition[];
  indexes?: IndexDefinition[];
};

/** The column that marks a row as deleted: 0, `'0'` or false means it is not. */
export const deletionColumn = 'del_flag';
