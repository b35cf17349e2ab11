import type { ResolvedModel } from '../../src/engine/model/index.ts';
import { readStrings } from '../../src/engine/values/index.ts';
import { documentKey, splitDocumentKey, type DocumentKey } from '../../src/schema/documents/document.ts';
import type { CatalogueState } from '../catalogue/index.ts';
import type { DynamicKysely, DynamicTransaction, TableDefinition } from '../database/index.ts';

export interface ModelMove {
  before: ResolvedModel;
  after: ResolvedModel;
  /** The documents whose keys change together with the model: its own form, its list and others of its id. */
  keys: ReadonlyMap<DocumentKey, DocumentKey>;
  /** True when the model's table is renamed. Otherwise the model uses an existing table, or one is created. */
  movesTable: boolean;
  pages: ReadonlyMap<string, string>;
  permissions: ReadonlyMap<string, string>;
}

export interface ModelFollower {
  /** Describes the data to be updated, such as `2 个保存的视图`; undefined when there is none. */
  words?(db: DynamicKysely, move: ModelMove): Promise<string | undefined>;
  /**
   * Runs in the transaction of the change, after the table of the model has been renamed.
   * @param tables all current tables.
   */
  follow(transaction: DynamicTransaction, move: ModelMove, tables: readonly TableDefinition[]): Promise<void>;
}

interface States {
  before: Pick<CatalogueState, 'models' | 'documents' | 'pages'>;
  after: Pick<CatalogueState, 'models' | 'documents' | 'pages'>;
}

/**
 * Returns the models whose id or table differs after a change. The id of a model has changed if the model lists its
 * former id, or if the former model listed the present one.
 */
export function movedModels({ before, after }: States): { before: ResolvedModel; after: ResolvedModel }[] {
  const left = [...before.models.values()].filter(({ id }) => !after.models.has(id));
  return [...after.models.values()].flatMap((now) => {
    const same = before.models.get(now.id);
    if (same) return same.table === now.table ? [] : [{ before: same, after: now }];
    const forward = formerIds(after, now.id).flatMap((id) => left.find((each) => each.id === id) ?? []);
    const back = left.filter(({ id }) => formerIds(before, id).includes(now.id));
    const [found] = [...forward, ...back];
    return found ? [{ before: found, after: now }] : [];
  });
}

function formerIds({ documents }: Pick<CatalogueState, 'documents'>, id: string): string[] {
  return readStrings(documents.get(documentKey(id, 'model'))?.body['renamedFrom']);
}

/** Returns the documents under the model's former id that are removed by a change and exist under its new id. */
export function movedKeys({ before, after }: States, from: string, to: string): Map<DocumentKey, DocumentKey> {
  const moved = new Map<DocumentKey, DocumentKey>();
  if (from === to) return moved;
  for (const key of before.documents.keys()) {
    const parts = splitDocumentKey(key);
    if (parts?.id !== from || after.documents.get(key)) continue;
    const now = documentKey(to, parts.kind);
    if (after.documents.get(now) && !before.documents.get(now)) moved.set(key, now);
  }
  return moved;
}

export function movedPages(
  { before, after }: States,
  keys: ReadonlyMap<DocumentKey, DocumentKey>,
): Map<string, string> {
  const paths = new Map(after.pages.map(({ key, path }) => [key, path]));
  return new Map(
    before.pages.flatMap(({ key, path }) => {
      const now = paths.get(keys.get(key) ?? key);
      return keys.has(key) && now !== undefined && now !== path ? [[path, now] as const] : [];
    }),
  );
}
