import type { GridRecord, GridRow } from '../../engine/grid/index.ts';
import type { ListEndpoints } from '../../engine/list/resolved-list.ts';
import type { DataRecord, PortError, RecordsPort } from '../data/ports.ts';
import { portError } from './list-loader.ts';

/** What was done to the rows of a list that is edited in place. */
export interface RowsToSave {
  added: readonly GridRow[];
  updated: readonly GridRow[];
  /** Ids. */
  removed: readonly string[];
}

export interface RowsSaved {
  /** By row key what the server keeps now. */
  saved: Map<string, DataRecord>;
  /** By row key, or by the id of a row that could not be removed, why. */
  failures: Map<string, PortError>;
}

/**
 * Saves what changed, one row after the other: removed ones first, so that a value that must not occur twice is free.
 * A row that fails does not keep the others from being saved. Never throws.
 */
export async function saveRows(rows: RowsToSave, endpoints: ListEndpoints, records: RecordsPort): Promise<RowsSaved> {
  const saved = new Map<string, DataRecord>();
  const failures = new Map<string, PortError>();
  const attempt = async (key: string, send: () => Promise<DataRecord | void>) => {
    try {
      const answer = await send();
      if (answer) saved.set(key, answer);
    } catch (error) {
      failures.set(key, portError(error));
    }
  };
  for (const id of rows.removed) await attempt(id, () => records.remove(endpoints.delete ?? '', id));
  for (const { key, record } of rows.updated)
    await attempt(key, () => records.update(endpoints.edit, withoutTexts(record)));
  for (const { key, record } of rows.added)
    await attempt(key, () => records.create(endpoints.add, withoutTexts(record)));
  return { saved, failures };
}

/** The texts beside values are the server's. */
function withoutTexts(record: GridRecord): DataRecord {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !name.endsWith('_dictText')));
}
