import type { ListEndpoints } from '../../engine/list/index.ts';
import type { CallOptions, DownloadOptions } from './call-options.ts';
import type { ImportAnswer, ImportChoices, ImportPreview } from './imports.ts';
import type { OpenDrafts } from './record-link.ts';
import type { DataRecord, Option, RecordPage } from './record.ts';

/** A set of records: by their ids, or all results of a list's query, whose number is `expected`. */
export type RecordChoice = { ids: string[] } | { query: Record<string, string>; expected: number };

/** Totals of one field as decimal text; null if no record has a value. */
export interface FieldTotals {
  sum: string | null;
  average: string | null;
}

/** The port to records. Paths are below the API base, e.g. `/base/customer/list`. Every call throws `PortError`. */
export interface RecordsPort {
  list(path: string, query: Record<string, string>, options?: CallOptions): Promise<RecordPage>;
  /** `GET <resource>/totals`: returns the totals of number fields over all results of a list's query, by field. */
  totals(
    resource: string,
    query: Record<string, string>,
    fields: readonly string[],
    options?: CallOptions,
  ): Promise<Record<string, FieldTotals>>;
  /** `path` replaces `<resource>/queryById`. */
  get(resource: string, id: string, options?: CallOptions & { path?: string }): Promise<DataRecord>;
  create(path: string, record: DataRecord): Promise<DataRecord>;
  update(path: string, record: DataRecord): Promise<DataRecord>;
  remove(path: string, id: string): Promise<void>;
  removeBatch(path: string, ids: string[]): Promise<void>;
  /**
   * Deletes all results of a list's query, `expected` of them, and returns their number. If the server has no endpoint
   * for this, their ids are requested first and deleted in batches.
   * @throws PortError with the reason `partial` if only some were deleted.
   */
  removeQuery(
    paths: Pick<ListEndpoints, 'list' | 'deleteBatch'>,
    query: Record<string, string>,
    expected: number,
    options?: CallOptions & { onProgress?: ((share: number) => void) | undefined },
  ): Promise<number>;
  /**
   * `POST <resource>/transitionBatch`: applies a state transition to many records, all or none; returns their number.
   */
  transitionBatch(resource: string, name: string, choice: RecordChoice): Promise<number>;
  /** `POST <resource>/transition`: applies a state transition; returns the updated record. */
  transition(resource: string, call: { id: string; name: string; version?: number }): Promise<DataRecord>;
  /** `POST <resource>/createFrom`: returns the unsaved draft that a `creates` entry creates from the record. */
  createFrom(resource: string, call: { id: string; name: string }): Promise<DataRecord>;
  /**
   * `GET <resource>/createdFrom`: returns the unfinished documents that this entry has created from the record before.
   */
  createdFrom(resource: string, call: { id: string; name: string }): Promise<OpenDrafts>;
  /** Returns a file with all results of a list's query, from all pages; with `selections`, only those ids. */
  exportFile(path: string, query: Record<string, string>, options?: DownloadOptions): Promise<Blob>;
  /** Uploads Excel files whose rows become records. A refusal with a reason is returned as an answer, too. */
  importFiles(
    path: string,
    choices: ImportChoices & {
      allOrNothing: boolean;
      /** Additional fields of the request, e.g. `foreignKeys`. */
      fields?: Readonly<Record<string, string>>;
    },
    options?: CallOptions,
  ): Promise<ImportAnswer>;
  /** `POST <resource>/importPreview`: returns the expected result of an import without writing anything. */
  previewImport(resource: string, choices: ImportChoices, options?: CallOptions): Promise<ImportPreview>;
  /** `GET <resource>/options`: returns the choices of a reference, or the texts of given ids. */
  options(
    resource: string,
    query: { keyword?: string; ids?: string[]; pageSize?: number; where?: Record<string, string> },
    options?: CallOptions,
  ): Promise<Option[]>;
}
