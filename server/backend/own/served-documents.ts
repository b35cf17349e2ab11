import type { BackendDifferences } from '../../../src/engine/backend/index.ts';
import { mergeApps } from '../../../src/engine/menu/index.ts';
import { readString, readStrings } from '../../../src/engine/values/index.ts';
import { documentKey, splitDocumentKey, type DocumentKey } from '../../../src/schema/documents/document.ts';
import { closuresIn } from '../../../src/schema/references/index.ts';
import { isDelivered } from '../../catalogue/folders/index.ts';
import type { CatalogueState } from '../../catalogue/index.ts';

/**
 * Finds the documents that work with a back end: those of a shop, those that were published, and those of the product
 * that a component of its menu refers to, with all documents that they reference. The others have records only in our
 * own database.
 */
export function servedDocuments(
  { documents, sourceOf }: Pick<CatalogueState, 'documents' | 'sourceOf'>,
  { components }: Pick<BackendDifferences, 'components'>,
): (key: DocumentKey) => boolean {
  let served: ReadonlySet<DocumentKey> | undefined;
  const find = (): ReadonlySet<DocumentKey> => {
    const closure = closuresIn(documents);
    const opened = components.flatMap(({ document }) => splitDocumentKey(readString(document) ?? '') ?? []);
    const dialogs = readStrings(mergeApps(documents)?.body['dialogs']).map((id) => documentKey(id, 'dialog'));
    const roots = [...opened.map(({ id, kind }) => documentKey(id, kind)), ...dialogs];
    return new Set(roots.flatMap((key) => [...closure(key)]));
  };
  return (key) => {
    const source = sourceOf(key);
    if (!source || source.isPublished || !isDelivered(source.file)) return true;
    served ??= find();
    return served.has(key);
  };
}
