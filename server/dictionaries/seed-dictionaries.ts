import { nanoid } from 'nanoid';

import { DATE_TIME, formatDate, readObjects, readString, readText } from '../../src/engine/values/index.ts';
import type { DocumentSet, SourceDocument } from '../../src/schema/documents/document.ts';
import { inTransaction, type DynamicKysely } from '../database/index.ts';
import { spoken } from '../locale/index.ts';
import type { DictionarySchema } from './tables.ts';

/**
 * Creates the dictionaries of the documents that the database lacks. Existing ones stay unchanged: after the first
 * start the administrator's changes win, and deleted dictionaries do not come back.
 * @returns the codes of the new ones.
 */
export async function seedDictionaries(database: DynamicKysely, documents: DocumentSet): Promise<string[]> {
  // The texts are stored for everybody, so they do not depend on the language of the publisher.
  return spoken(() => seed(database, documents));
}

async function seed(database: DynamicKysely, documents: DocumentSet): Promise<string[]> {
  const sources = [...documents.keys()].sort().flatMap((key) => documents.get(key) ?? []);
  const dictionaries = sources.filter(({ kind, body }) => kind === 'dictionary' && readString(body['code']));
  return inTransaction(database, async (transaction) => {
    const db = transaction.withTables<DictionarySchema>();
    const added: string[] = [];
    const stored = await db.selectFrom('sys_dict').select('dict_code').where('tenant_id', '=', 0).execute();
    const known = new Set(stored.map((row) => row.dict_code));
    for (const { dictionary, items } of dictionaries.map(rowsOf)) {
      if (known.has(dictionary.dict_code)) continue;
      known.add(dictionary.dict_code);
      const conflict = db
        .insertInto('sys_dict')
        .values(dictionary)
        .onConflict((on) => on.doNothing());
      const inserted = await conflict.returning('id').executeTakeFirst();
      if (!inserted) continue;
      added.push(dictionary.dict_code);
      if (items.length > 0) await db.insertInto('sys_dict_item').values(items).execute();
    }
    return added;
  });
}

function rowsOf({ id: source, body }: SourceDocument) {
  const code = readString(body['code']) ?? source;
  const dictId = nanoid();
  const items = readObjects(body['items']).flatMap(({ item, index }) => {
    const value = readString(item['value']);
    if (!value) return [];
    return {
      id: nanoid(),
      dict_id: dictId,
      item_text: readText(item['text']) ?? value,
      item_value: value,
      description: null,
      color: readString(item['color']) ?? null,
      sort_order: index + 1,
      status: item['disabled'] === true ? 0 : 1,
    };
  });
  const description = readText(body['description']);
  const dictionary = {
    id: dictId,
    dict_name: readText(body['title']) ?? code,
    dict_code: code,
    description: description ?? null,
    create_by: 'admin',
    create_time: formatDate(new Date(), DATE_TIME),
  };
  return { dictionary, items };
}
