/** A finding about a document. A problem is data, never thrown. */
export interface Problem {
  severity: 'error' | 'warning';
  /** Closed list of codes, kebab-case, e.g. `unknown-widget`, `unknown-document`, `expression-syntax`. */
  code: string;
  /** Document id with its kind, e.g. `sales/order.list`; for a file that is no document, its path. */
  document: string;
  /** RFC 6901 pointer into the document as it stands on disk. */
  pointer: string;
  /** Counted from 1; absent where the document did not come from a text. */
  line?: number;
  column?: number;
  /** One clear sentence in the language of the person: what is wrong. */
  message: string;
  /** What was expected, in words. */
  expected?: string;
  /** The nearest right name. */
  nearest?: string;
}
