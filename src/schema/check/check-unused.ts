import { documentKey, type DocumentKey, type DocumentSet } from '../documents/document.ts';
import { ownFormOf } from '../documents/own-form.ts';
import { kindDefinition } from '../kinds/kinds.ts';
import { recallByBody } from '../memory/recall.ts';
import { visitDocument } from '../references/index.ts';

/**
 * Finds the documents that no other document names, of the kinds that are of no use unless named (`isOnlyNamed`). A
 * form with the id of a model counts as used: it is the model's editor, and its rules apply to each save.
 * @param among the documents to look at.
 * @param mayName returns false for a document that certainly names none of them.
 */
export function findUnused(
  documents: DocumentSet,
  among: Iterable<DocumentKey> = documents.keys(),
  mayName: (key: DocumentKey) => boolean = () => true,
): DocumentKey[] {
  const used = new Set<string>();
  const codes = new Set<string>();
  for (const key of documents.keys()) {
    const document = documents.get(key);
    if (!document || !mayName(key)) continue;
    if (document.kind === 'model') used.add(ownFormOf(document.id, documents) ?? '');
    const found = usedBy(document, documents);
    for (const other of found.documents) used.add(other);
    for (const code of found.codes) codes.add(code);
  }
  return [...among].filter((key) => {
    const document = documents.get(key);
    if (!document || used.has(key)) return false;
    const { isOnlyNamed, declares } = kindDefinition(document.kind);
    const { dictionaries = [] } = declares?.(document.id, document.body) ?? {};
    return isOnlyNamed && !dictionaries.some((code) => codes.has(code));
  });
}

const usedBy = recallByBody((document, documents) => {
  const [used, codes] = [new Set<DocumentKey>(), new Set<string>()];
  visitDocument(document, documents, {
    reference(found) {
      if (found.sort === 'document') for (const kind of found.kinds) used.add(documentKey(found.id, kind));
      if (found.sort === 'dictionary') codes.add(found.name);
    },
  });
  return { documents: used, codes };
});
