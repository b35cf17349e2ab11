import type { DocumentKind } from '../documents/document.ts';
import type { JsonObject } from '../json/index.ts';

export interface Migration {
  /** The kind of body it changes, in any position; `'*'` is every document of any kind. */
  readonly kind: DocumentKind | '*';
  readonly from: number;
  readonly name: string;
  /** The name in Chinese, for the message that a document was migrated. */
  readonly title: string;
  /**
   * Converts a body of the older version to the newer one. It is pure and never changes its argument. The body is not
   * validated: parts of an unexpected shape are left as they are.
   */
  readonly migrate: (body: JsonObject) => JsonObject;
}

/** Returns the step. It has no effect until it is listed in `migrations.ts`. */
export function defineMigration(migration: Migration): Migration {
  return migration;
}
