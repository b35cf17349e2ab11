import type { DocumentKind } from '../documents/document.ts';
import type { JsonObject } from '../json/index.ts';

/** One named step of the format from version `from` to the next. */
export interface Migration {
  /** The kind of body it changes, wherever one stands; `'*'` is every document, whatever its kind. */
  readonly kind: DocumentKind | '*';
  readonly from: number;
  /** Named by what it does, kebab-case, unique. */
  readonly name: string;
  /** The same in Chinese, for the message that a document was migrated. */
  readonly title: string;
  /**
   * Takes a body of the older version, gives it as the newer one writes it. Pure: it never changes what it is given.
   * The body was not validated: what does not have the shape it expects, it leaves as it is.
   */
  readonly migrate: (body: JsonObject) => JsonObject;
}

/** Takes a step, gives it back; it does nothing until it stands in `migrations.ts`. */
export function defineMigration(migration: Migration): Migration {
  return migration;
}
