/**
 * A link to the subject of a message: a record on the page of a document, or the records on that page that match
 * conditions. It is plain data; the renderer checks whether the user has such a page.
 */
export interface RecordLink {
  text: string;
  /** Key of the document whose page shows it, e.g. `stock/outbound.list`. */
  document: string;
  /** The number or the id of the record. */
  record?: string;
  /**
   * The conditions of the page: values by field, or several values of which one must match; fields of lines as
   * `lines,material`.
   */
  where?: Readonly<Record<string, string | string[]>>;
}

/** Unfinished documents created from a record: their number, their title, and links to those that the user may see. */
export interface OpenDrafts {
  count: number;
  title: string;
  states: readonly string[];
  links: readonly RecordLink[];
}
