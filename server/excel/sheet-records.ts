import type { RecordEngine } from '../records/index.ts';

/** Reads and saves the rows of a sheet: the record engine, or a room with its own rules for its records. */
export type SheetRecords = Pick<RecordEngine, 'pages' | 'importRows'>;
