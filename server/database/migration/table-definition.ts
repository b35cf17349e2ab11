import type { IndexColumn } from '../sql/index.ts';

/** What a column holds. `json` keeps the order of keys; `timestamp` is wall-clock time without a zone. */
export type ColumnType = 'text' | 'integer' | 'bigint' | 'numeric' | 'boolean' | 'date' | 'timestamp' | 'json';

/** A constant, or the moment of the insert. */
export type ColumnDefault = string | number | boolean | { expression: 'now' };

export type ColumnDefinition = {
  name: string;
  type: ColumnType;
  /** Digits after the point of a `numeric`; any number of them without it. */
  scale?: number;
  notNull?: boolean;
  default?: ColumnDefault;
  /** True for secret values, which are never moved to a readable column. */
  secret?: true;
  /**
   * Kind of the names in the column, which follow a renamed model: texts that begin with the id of a model, keys of
   * documents, or names of postings, which can end with the id of their ledger.
   */
  names?: 'model' | 'document' | 'posting';
  /** The field of the column, and the former columns and fields of its values, the latest first. */
  renamed?: { field: string; from: { column: string; field: string }[] };
};

/** Rows in which these columns agree are refused; with `not-deleted` only rows that are not marked as deleted count. */
export type UniqueDefinition = { name: string; columns: string[]; where?: 'not-deleted' };

/** Rows without a value come first in an index, as lists show them. */
export type IndexDefinition = {
  name: string;
  columns: IndexColumn[];
  method?: 'btree';
};

/** A table as a model wants it. Names follow `identifiers.ts`; index names are unique in the whole schema. */
export type TableDefinition = {
  name: string;
  columns: ColumnDefinition[];
  primaryKey: string[];
  unique?: UniqueDefinition[];
  indexes?: IndexDefinition[];
};

/** The column that marks a row as deleted: 0, `'0'` or false means it is not. */
export const deletionColumn = 'del_flag';
