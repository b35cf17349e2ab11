/**
 * Where one finds what a message is about: a record on the page of a document, or what that page shows under conditions.
 * It is data; who draws it knows whether the person has such a page.
 */
export interface RecordLink {
  text: string;
  /** Key of the document whose page shows it, e.g. `stock/outbound.list`. */
  document: string;
  /** The number or the id of the record. */
  record?: string;
  /** Values of fields that the page is to show, or several of which one is meant; those of lines as `lines,material`. */
  where?: Readonly<Record<string, string | string[]>>;
}

/** What was made of a record and is not finished: how many, what one calls them, and those that the person may see. */
export interface OpenDrafts {
  count: number;
  title: string;
  /** The texts of their states. */
  states: readonly string[];
  links: readonly RecordLink[];
}
