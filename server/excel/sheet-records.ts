import type { RecordEngine } from '../records/index.ts';

/** Where the rows of a sheet come from and go to: the record engine, or a room that has more to say about its records. */
export type SheetRecords = Pick<RecordEngine, 'pages' | 'importRows'>;
