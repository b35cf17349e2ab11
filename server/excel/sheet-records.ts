import type { RecordEngine } from '../records/index.ts';

export type SheetRecords = Pick<RecordEngine, 'pages' | 'importRows'>;
