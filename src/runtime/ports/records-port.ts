import type { ListEndpoints } from '../../engine/list/index.ts';
import type { CallOptions, DownloadOptions } from './call-options.ts';
import type { ImportAnswer, ImportChoices, ImportPreview } from './imports.ts';
import type { OpenDrafts } from './record-link.ts';
import type { DataRecord, Option, RecordPage } from './record.ts';

/** Which records: by their ids, or all `expected` many that a list's query finds. */
export type RecordChoice = { ids: string[] } | { query: Record<string, string>; expected: number };

/** Totals of one field as decimal text; null where no record has a value. */
export interface FieldTotals {
  sum: string | null;
  average: string | null;
}

/** The port to records. Paths are below the API base, e.g. `/base/customer/list`. Every call throws `PortError`. */
export interface RecordsPort {
  list(path: string, query: Record<string, string>, options?: CallOptions): Promise<RecordPage>;
  /** `GET <resource>/totals`: totals of number fields over all that a list's query finds, by field. */
  totals(
    resource: string,
    query: Record<string, string>,
    fields: readonly string[],
    options?: CallOptions,
  ): Promise<Record<string, FieldTotals>>;
  /** `path`: another call than `<resource>/queryById`. */
  get(resource: string, id: string, options?: CallOptions & { path?: string }): Promise<DataRecord>;
  create(path: string, record: DataRecord): Promise<DataRecord>;
  update(path: string, record: DataRecord): Promise<DataRecord>;
  remove(path: string, id: string): Promise<void>;
  removeBatch(path: string, ids: string[]): Promise<void>;
  /**
   * Deletes all that a list's query finds, which are `expected` many; gives how many. A server without a call for that
   * first gives their ids, which are deleted in batches.
   * @throws PortError with the reason `partial` where some were deleted and others not.
   */
  removeQuery(
    paths: Pick<ListEndpoints, 'list' | 'deleteBatch'>,
    query: Record<string, string>,
    expected: number,
    options?: CallOptions & { onProgress?: ((share: number) => void) | undefined },
  ): Promise<number>;
  /** `POST <resource>/transitionBatch`: carries out a state transition for many records, all or none; gives how many. */
  transitionBatch(resource: string, name: string, choice: RecordChoice): Promise<number>;
  /** `POST <resource>/transition`: carries out a state transition; gives the record as it is now. */
  transition(resource: string, call: { id: string; name: string; version?: number }): Promise<DataRecord>;
  /** `POST <resource>/createFrom`: the draft (unsaved) that a `creates` entry makes from the record. */
  createFrom(resource: string, call: { id: string; name: string }): Promise<DataRecord>;
  /** `GET <resource>/createdFrom`: what that entry made of the record before, and nobody has finished. */
  createdFrom(resource: string, call: { id: string; name: string }): Promise<OpenDrafts>;
  /** The file of all records that a list's query asks for, all its pages; with `selections`, of those ids. */
  exportFile(path: string, query: Record<string, string>, options?: DownloadOptions): Promise<Blob>;
  /** Sends Excel files whose rows become records. A refusal that says why is an answer too. */
  importFiles(
    path: string,
    choices: ImportChoices & {
      allOrNothing: boolean;
      /** Sent besides, e.g. `foreignKeys`. */
      fields?: Readonly<Record<string, string>>;
    },
    options?: CallOptions,
  ): Promise<ImportAnswer>;
  /** `POST <resource>/importPreview`: what an import would come to; nothing is written. */
  previewImport(resource: string, choices: ImportChoices, options?: CallOptions): Promise<ImportPreview>;
  /** `GET <resource>/options`: what a reference may choose from, or the texts of given ids. */
  options(
    resource: string,
    query: { keyword?: string; ids?: string[]; pageSize?: number; where?: Record<string, string> },
    options?: CallOptions,
  ): Promise<Option[]>;
}
