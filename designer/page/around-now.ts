import type { ChangedDocument } from '../../src/runtime/ports/index.ts';
import type { DocumentKey, SourceDocument } from '../../src/schema/documents/document.ts';
import { oncePerObject } from '../../src/schema/memory/once-per-object.ts';
import { parseDocument } from '../../src/schema/parse/index.ts';

/** Returns the documents around the designed one, with the changes made there. */
export function aroundNow(
  around: readonly SourceDocument[],
  others: ReadonlyMap<DocumentKey, ChangedDocument>,
): readonly SourceDocument[] {
  if (others.size === 0) return around;
  return around.map((document) => {
    const changed = others.get(document.key);
    return changed ? { ...document, body: bodyOf(changed) } : document;
  });
}

const bodyOf = oncePerObject(
  ({ key, text }: ChangedDocument): SourceDocument['body'] => parseDocument(key, text).document.body,
);
