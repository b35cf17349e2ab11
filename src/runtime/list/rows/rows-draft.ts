import { temporaryKey, type GridRecord } from '../../../engine/grid/index.ts';
import { isRecord } from '../../../schema/json/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import type { RowsToSave } from './save-rows.ts';

/** Returns the values of a draft for unsaved rows. `secrets`: names of fields that are never kept. */
export function draftOfRows({ added, updated, removed }: RowsToSave, secrets: ReadonlySet<string>): DataRecord {
  const kept = (record: GridRecord) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !secrets.has(name)));
  return {
    added: added.map(({ record }) => kept(record)),
    updated: updated.map(({ key, record, changed }) => ({
      key,
      record: kept(record),
      changed: changed.filter((name) => !secrets.has(name)),
    })),
    removed,
  };
}

/** Parses the rows of a draft; new rows get new keys. Invalid entries are omitted. */
export function rowsOfDraft({ added, updated, removed }: DataRecord): RowsToSave {
  return {
    added: listOf(added).flatMap((record) => (isRecord(record) ? [{ key: temporaryKey(), record }] : [])),
    updated: listOf(updated).flatMap((row) => {
      if (!isRecord(row) || typeof row['key'] !== 'string' || !isRecord(row['record'])) return [];
      return [{ key: row['key'], record: row['record'], changed: listOf(row['changed']).filter(isText) }];
    }),
    removed: listOf(removed).filter(isText),
  };
}

/** Counts the changed rows. */
export function countRows({ added, updated, removed }: RowsToSave): number {
  return added.length + updated.length + removed.length;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
