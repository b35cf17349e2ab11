import { readText } from '../../../src/engine/values/index.ts';
import type { PlannedRenaming, WantedRenaming } from '../../../src/runtime/ports/index.ts';
import type { DocumentSet } from '../../../src/schema/documents/document.ts';
import { nodeAtKey, renamingOf } from '../../../src/schema/references/index.ts';
import type { Refused } from '../../commands/index.ts';

/**
 * Plans a renaming over the given documents, for hosts that cannot search all. Documents that are not in `own` do not
 * change, so only a name that none of them uses is accepted.
 */
export function planHere(
  documents: DocumentSet,
  { key, pointer, to, text }: WantedRenaming,
  own: readonly string[],
): PlannedRenaming | Refused {
  const renamed = nodeAtKey(documents, key, pointer);
  const made = renamed && renamingOf(documents, renamed, to);
  if (!renamed || !made) return { refused: { key: 'fieldGone', values: [] } };
  if ('refused' in made) return { refused: { key: 'quoted', values: [made.refused] } };
  return {
    field: renamed.sort === 'field' ? { model: renamed.model, name: renamed.name } : undefined,
    documents: made.changes.map(({ document, places }) => ({
      key: document,
      title: readText(documents.get(document)?.body['title']) ?? document,
      places,
      edited: own.includes(document) ? { text, before: text, revision: '', draft: undefined } : undefined,
      isPublishable: own.includes(document),
    })),
    unsure: made.unsure,
  };
}
