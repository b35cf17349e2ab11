import type { JsonValue } from '../../../src/schema/json/index.ts';

/** A page that shows records of a model: the key of its document, and what it shows of them. */
export interface ModelPage {
  document: string;
  /** What one calls such a record, e.g. 出库单. */
  title: string;
  /** The permission to open it. */
  permission: string;
  /** The values that its records have. */
  where: Readonly<Record<string, JsonValue>>;
}

/** Where a client finds what a refusal is about: one record, or what a page shows under conditions. */
export interface RecordLink {
  text: string;
  /** Key of the page's document. */
  document: string;
  /** The id of the record. */
  record?: string;
  /** Values of fields, or some of which one is asked for; those of lines as `lines,material`. */
  where?: Record<string, string | string[]>;
}
