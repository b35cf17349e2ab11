import type { ValueProblem } from '../../../src/engine/form/index.ts';
import type { ImportedRecord } from './import-labels.ts';

/** A record to be saved, parsed from rows of a sheet. Lines of fields that it does not contain are not changed. */
export interface ImportRow extends ImportedRecord {
  row: number;
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

export interface SavedRows extends ImportResult {
  taken: number;
}
