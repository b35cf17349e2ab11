import type { JsonValue } from '../../../src/schema/json/index.ts';

/** A page that shows records of a model: the key of its document, and the records it shows. */
export interface ModelPage {
  document: string;
  title: string;
  permission: string;
  where: Readonly<Record<string, JsonValue>>;
}

/** A link to the cause of a refusal: one record, or a page with conditions. */
export interface RecordLink {
  text: string;
  document: string;
  record?: string;
  where?: Record<string, string | string[]>;
}
