import type { RecordEngine } from '../records/index.ts';

/**
 * Reads and saves the records of a sheet: the record engine, or another part of the server with separate rules for its
 * records.
 */
export type SheetRecords = Pick<RecordEngine, 'pages' | 'importRows'>;
