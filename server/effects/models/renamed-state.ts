import type { DocumentKey, DocumentSet } from '../../../src/schema/documents/document.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { parseDocument } from '../../../src/schema/parse/index.ts';
import { changedText } from '../../../src/schema/printer/changed-text.ts';
import { printDocument } from '../../../src/schema/printer/print-document.ts';
import { modelRenamingOf } from '../../../src/schema/references/index.ts';
import type { Catalogue, CatalogueState } from '../../catalogue/index.ts';
import type { ModelMove } from '../model-move.ts';

type Texts = ReadonlyMap<DocumentKey, string | null>;

/**
 * Returns a state in which only the models are renamed, so that other effects of a change compare the same models:
 * references to a moved model use its new id.
 * @returns the sentence that refuses the renaming if it is impossible.
 */
export function renamedState(
  catalogue: Pick<Catalogue, 'prepare' | 'below' | 'current'>,
  before: CatalogueState,
  moves: readonly ModelMove[],
): CatalogueState | { refused: string } {
  const texts = new Map<DocumentKey, string | null>();
  for (const move of moves) {
    const documents = laidOver(before.documents, texts);
    const textOf = (key: DocumentKey): string => texts.get(key) ?? before.sourceOf(key)?.text ?? '';
    const from = move.before.id;
    const made =
      from === move.after.id
        ? { changes: [] }
        : modelRenamingOf(documents, from, move.after.id, { moving: (key) => move.keys.has(key) });
    if ('refused' in made) return made;
    for (const { document, patches, movedTo } of made.changes) {
      const text = changedText(textOf(document), documents.get(document)?.body ?? {}, patches);
      if (movedTo !== undefined) texts.set(document, null);
      texts.set(movedTo ?? document, text);
    }
    const key: DocumentKey = `${move.after.id}.model`;
    const body = laidOver(before.documents, texts).get(key)?.body ?? {};
    texts.set(key, printDocument({ ...body, ...namesAfter(move) }));
  }
  const keys = new Set<DocumentKey>([
    ...before.documents.keys(),
    ...catalogue.current().documents.keys(),
    ...texts.keys(),
  ]);
  const overlay: Texts = new Map(
    [...keys].flatMap((key) => {
      const text = texts.has(key) ? (texts.get(key) ?? null) : (before.sourceOf(key)?.text ?? null);
      return text === (catalogue.below(key)?.text ?? null) ? [] : [[key, text] as const];
    }),
  );
  return catalogue.prepare(overlay);
}

function namesAfter({ before, after, movesTable, permissions }: ModelMove): JsonObject {
  const isGranted = permissions.size > 0 || before.permission === after.permission;
  return {
    table: movesTable ? after.table : before.table,
    resource: before.id === after.id ? before.resource : after.resource,
    permission: isGranted ? after.permission : before.permission,
  };
}

function laidOver(documents: DocumentSet, texts: Texts): DocumentSet {
  const over = new Map(
    [...texts].map(([key, text]) => [key, text === null ? undefined : parseDocument(key, text).document] as const),
  );
  const keys = [...new Set([...documents.keys(), ...over.keys()])];
  return {
    get: (key) => (over.has(key) ? over.get(key) : documents.get(key)),
    keys: () => keys.filter((key) => !over.has(key) || over.get(key) !== undefined),
  };
}
