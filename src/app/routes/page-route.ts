import type { AuthEntry } from '../../engine/permission/index.ts';
import type { DocumentKey } from '../../schema/documents/document.ts';

/** The target of an address. */
export type PageTarget =
  | { kind: 'home' }
  | { kind: 'designer' }
  /** `isMade`: the document is generated when it is opened. */
  | { kind: 'document'; document: DocumentKey; isMade?: true }
  | { kind: 'coded'; component: string; parameter: string; pages: readonly ComponentDocument[] }
  /** A document that is generated when it is opened; the path parameter completes its key. */
  | { kind: 'made'; document: DocumentKey; parameter: string }
  | { kind: 'frame'; url: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'status'; code: '403' | '404' | '500'; lacks?: string }
  /** A frame whose address is invalid or must not receive the token. */
  | { kind: 'refused'; url: string }
  | { kind: 'unknown'; component: string };

/** A page of the shell. `path` may have parameters (`/online/report/:code`). */
export interface PageRoute {
  path: string;
  title: string;
  target: PageTarget;
  name?: string;
  /** True if the page is mounted again each time it is shown. */
  isFresh?: true;
  /** The permission points that its forms grant or lock, in addition to those of the user. */
  permissionList?: readonly AuthEntry[];
  /** True if it is rendered without menu, header and tabs. */
  isBlank?: true;
}

/** A document that replaces a component; `code` if it belongs to one online form or report. */
export interface ComponentDocument {
  document: DocumentKey;
  code?: string;
}
