import { useState, useSyncExternalStore } from 'react';

import { uploadProblem } from '../../data/index.ts';
import type { GridStore } from './store/grid-store.ts';
import { createCellUploads, type CellUploads } from './uploads.ts';

/**
 * Returns the uploads of a table's cells, and the reason why its rows cannot be saved while some files are not stored
 * (null: they can).
 */
export function useCellUploads(store: GridStore): { uploads: CellUploads; problem: string | null } {
  const [uploads] = useState(createCellUploads);
  const read = () => uploadProblem(uploads.unstored((row) => store.rowState(row) !== undefined));
  return { uploads, problem: useSyncExternalStore(uploads.onAnyChange, read, read) };
}
