/** A problem of a document. It is data and never thrown. */
export interface Problem {
  severity: 'error' | 'warning';
  /** One of a closed list of codes in kebab-case, e.g. `unknown-widget`, `unknown-document`, `expression-syntax`. */
  code: string;
  /** The document's id with its kind, e.g. `sales/order.list`; for a file that is not a document, its path. */
  document: string;
  /** RFC 6901 pointer into the document as it is on disk. */
  pointer: string;
  /** Counted from 1; absent if the document did not come from a text. */
  line?: number;
  column?: number;
  message: string;
  expected?: string;
  nearest?: string;
}
