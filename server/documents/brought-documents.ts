import type { DocumentKey } from '../../src/schema/documents/document.ts';
import { keyOfPath } from '../../src/schema/parse/index.ts';
import type { Catalogue, CatalogueState } from '../catalogue/index.ts';
import type { DynamicKysely } from '../database/index.ts';
import type { PublishedDocuments } from './open-published.ts';
import type { DocumentSchema } from './tables.ts';

export async function readBroughtState(
  database: DynamicKysely,
  { catalogue, published }: { catalogue: Catalogue; published: PublishedDocuments },
): Promise<CatalogueState | undefined> {
  const known = await readHashes(database);
  if (known.size === 0) return undefined;
  const current = catalogue.current();
  const now = textsOf(current);
  const altered = [...known].flatMap(([key, hash]) => (now.get(key)?.hash === hash ? [] : [key]));
  const added = [...now.keys()].filter((key) => !known.has(key));
  if (altered.length === 0 && added.length === 0) return current;
  const texts = altered.length === 0 ? [] : await readTexts(database, altered);
  return catalogue.prepare(
    new Map<DocumentKey, string | null>([
      ...published.current().overlay,
      ...texts,
      ...added.map((key) => [key, null] as const),
    ]),
  );
}

export async function writeBroughtState(database: DynamicKysely, state: CatalogueState): Promise<void> {
  const known = await readHashes(database);
  const now = textsOf(state);
  const db = database.withTables<DocumentSchema>();
  const gone = [...known.keys()].filter((key) => !now.has(key));
  if (gone.length > 0) await db.deleteFrom('sys_document_brought').where('id', 'in', gone).execute();
  const rows = [...now].flatMap(([id, { hash, text }]) => (known.get(id) === hash ? [] : [{ id, hash, text }]));
  for (let start = 0; start < rows.length; start += atOnce)
    await db
      .insertInto('sys_document_brought')
      .values(rows.slice(start, start + atOnce))
      .onConflict((on) =>
        on.column('id').doUpdateSet((row) => ({ hash: row.ref('excluded.hash'), text: row.ref('excluded.text') })),
      )
      .execute();
}

const atOnce = 200;

const kinds = ['.model', '.dictionary'];

function textsOf({ documents, sourceOf }: CatalogueState): ReadonlyMap<DocumentKey, { hash: string; text: string }> {
  return new Map(
    [...documents.keys()].flatMap((key) => {
      const text = kinds.some((kind) => key.endsWith(kind)) ? sourceOf(key)?.text : undefined;
      const hash = documents.get(key)?.hash;
      return text === undefined || hash === undefined ? [] : [[key, { hash, text }] as const];
    }),
  );
}

async function readHashes(database: DynamicKysely): Promise<ReadonlyMap<DocumentKey, string>> {
  const rows = await database
    .withTables<DocumentSchema>()
    .selectFrom('sys_document_brought')
    .select(['id', 'hash'])
    .execute();
  return new Map(rows.flatMap(({ id, hash }) => keyed(id, hash)));
}

async function readTexts(database: DynamicKysely, keys: readonly string[]): Promise<[DocumentKey, string][]> {
  const rows = await database
    .withTables<DocumentSchema>()
    .selectFrom('sys_document_brought')
    .select(['id', 'text'])
    .where('id', 'in', [...keys])
    .execute();
  return rows.flatMap(({ id, text }) => keyed(id, text));
}

function keyed(id: string, value: string): [DocumentKey, string][] {
  const key = keyOfPath(`${id}.json`);
  return key === undefined ? [] : [[key, value]];
}
