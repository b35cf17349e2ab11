import { mapAsync } from 'es-toolkit';

import type { GridRecord, GridRow } from '../../../engine/grid/index.ts';
import type { ListEndpoints } from '../../../engine/list/index.ts';
import { isNameKey } from '../../../engine/values/index.ts';
import { PortError, portError, type DataRecord, type RecordsPort } from '../../ports/index.ts';

/** An edited row: its whole record, and the names of what differs from the saved one. */
export interface RowToUpdate extends GridRow {
  readonly changed: readonly string[];
}

/** The unsaved changes of a list. */
export interface RowsToSave {
  added: readonly GridRow[];
  updated: readonly RowToUpdate[];
  /** Ids. */
  removed: readonly string[];
}

export interface RowsSaved {
  /** The saved records by row key. */
  saved: Map<string, DataRecord>;
  /** Errors by row key, or by the id of a row that could not be removed. */
  failures: Map<string, PortError>;
}

/** The progress of a save. */
export interface SaveProgress {
  /** Finished rows, saved or failed. */
  done: number;
  total: number;
}

/** Concurrent calls. */
const atOnce = 6;

/**
 * Saves what changed, in a call a row, some of them at once: removed rows first, so that a value that must not occur
 * twice is free, and new ones one after the other where the order in which they come is theirs on the server
 * (`keepsOrder`). A row that fails does not keep the others from being saved. `isTree`: removed rows go one after the
 * other too, as others may hang below them. Never throws.
 */
export async function saveRows(
  { removed, updated, added }: RowsToSave,
  endpoints: ListEndpoints,
  records: RecordsPort,
  {
    isTree,
    keepsOrder,
    onProgress,
  }: { isTree: boolean; keepsOrder: boolean; onProgress: (progress: SaveProgress) => void },
): Promise<RowsSaved> {
  const total = removed.length + updated.length + added.length;
  let done = 0;
  const attempt = async (key: string, send: () => Promise<DataRecord | void>) => {
    const answer = await send().catch(portError);
    done += 1;
    onProgress({ done, total });
    return { key, answer };
  };
  const remove = (id: string) => attempt(id, () => records.remove(endpoints.delete ?? '', id));
  const update = ({ key, record }: GridRow) => attempt(key, () => records.update(endpoints.edit, withoutTexts(record)));
  const create = ({ key, record }: GridRow) => attempt(key, () => records.create(endpoints.add, withoutTexts(record)));
  const ended = [
    ...(await mapAsync(removed, remove, { concurrency: isTree ? 1 : atOnce })),
    ...(await mapAsync(updated, update, { concurrency: atOnce })),
    ...(await mapAsync(added, create, { concurrency: keepsOrder ? 1 : atOnce })),
  ];
  const saved = new Map<string, DataRecord>();
  const failures = new Map<string, PortError>();
  for (const { key, answer } of ended) {
    if (answer instanceof PortError) failures.set(key, answer);
    else if (answer) saved.set(key, answer);
  }
  return { saved, failures };
}

/** Without the display texts, which belong to the server. */
function withoutTexts(record: GridRecord): DataRecord {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !isNameKey(name)));
}
