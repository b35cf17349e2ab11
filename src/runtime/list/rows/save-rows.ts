import { mapAsync } from 'es-toolkit';

import type { GridRecord, GridRow } from '../../../engine/grid/index.ts';
import type { ListEndpoints } from '../../../engine/list/index.ts';
import { isNameKey } from '../../../engine/values/index.ts';
import { PortError, portError, type DataRecord, type RecordsPort } from '../../ports/index.ts';

export interface RowToUpdate extends GridRow {
  readonly changed: readonly string[];
}

export interface RowsToSave {
  added: readonly GridRow[];
  updated: readonly RowToUpdate[];
  /** Ids. */
  removed: readonly string[];
}

export interface RowsSaved {
  saved: Map<string, DataRecord>;
  /** Errors by row key, or by the id of a row that could not be removed. */
  failures: Map<string, PortError>;
}

export interface SaveProgress {
  done: number;
  total: number;
}

const atOnce = 6;

/**
 * Saves the changes with one call per row, some of them concurrently. Removed rows come first, so that their unique
 * values become free. New rows are saved one after the other if the server derives their order from it (`keepsOrder`).
 * A failing row does not prevent the others from being saved. `isTree`: removed rows are also deleted one after the
 * other, as others may be below them. Never throws.
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

/** Removes the display texts, which belong to the server. */
function withoutTexts(record: GridRecord): DataRecord {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !isNameKey(name)));
}
