import type { ValueProblem } from '../../../src/engine/form/index.ts';
import type { ImportedRecord } from './import-labels.ts';

/** A record to be saved, read from rows of a sheet; lines of fields that it does not name stay as they are. */
export interface ImportRow extends ImportedRecord {
  /** Its row number, for the answer. */
  row: number;
  /** Paths of values that could not be read. The row is not saved; the answer lists its other problems too. */
  unread?: readonly string[];
}

export interface ImportOptions {
  /** Rows are matched by these fields: a matching record is changed. Without fields all rows are new records. */
  matchBy: readonly string[];
  /** `each` saves the valid rows, `all` saves only if every row is valid, `none` saves nothing (a preview). */
  commit: 'each' | 'all' | 'none';
}

export interface RefusedRow {
  row: number;
  message: string;
  problems: ValueProblem[];
}

export interface ImportResult {
  added: number;
  changed: number;
  refused: RefusedRow[];
}

/** The result of the rows of one transaction. */
export interface SavedRows extends ImportResult {
  /** How many of the given rows, from the first one, were saved or refused. */
  taken: number;
}
