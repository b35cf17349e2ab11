import { readFileSync } from 'node:fs';

import { describeProblems, openCatalogue, type Catalogue } from '../server/catalogue/index.ts';
import { applySchema, forceChange, makeBackup, openDatabase, type Database } from '../server/database/index.ts';
import { documentTables, openPublished, writePublication, type PublishedDocuments } from '../server/documents/index.ts';
import { parseSettings } from '../server/settings/index.ts';
import { tablesToBring } from '../server/start/index.ts';
import type { DocumentKey } from '../src/schema/documents/document.ts';
import { keyOfPath } from '../src/schema/parse/index.ts';

/**
 * `npm run -s migrate -- table[.column] [file]`: after a backup, makes a change that the server never makes by itself
 * because data could be lost (of a column's type, or of a table's primary key). With the file of a model that needs the
 * change, the model is published with it.
 */
const { schemaFolders, dataDir, databaseUrl, timeZone } = parseSettings(process.env);
const [target = '', file, ...others] = process.argv.slice(2);
const [, tableName, columnName] = /^(\w+)(?:\.(\w+))?$/.exec(target) ?? [];

try {
  if (tableName === undefined || others.length > 0)
    throw new Error(
      '请写明一个表或列，例如 npm run -s migrate -- 表.列；要同时发布改好的模型，在后面写它的文件。提示里有要写的命令。',
    );
  await migrate(tableName);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function migrate(name: string): Promise<void> {
  const catalogue = openCatalogue(schemaFolders, { watch: false });
  const database = await openDatabase({ dataDir, databaseUrl, timeZone });
  try {
    await applySchema(database.kysely, documentTables);
    const published = openPublished(database.kysely, catalogue);
    await published.follow();
    const change = file === undefined ? undefined : { key: keyOf(file, catalogue), text: readFileSync(file, 'utf8') };
    const state = change ? checked(catalogue, published, change) : catalogue.current();
    const table = tablesToBring(state).find((each) => each.name === name);
    if (!table) throw new Error(`模型里没有表 ${name}。`);
    console.log(`原来的数据已备份到 ${await makeBackup(database, dataDir, 'manual')}`);
    await database.unlimited(() =>
      database.kysely.transaction().execute(async (transaction) => {
        await forceChange(transaction, table, columnName);
        if (change) await publish({ kysely: transaction }, { catalogue, published, change });
      }),
    );
    console.log(`已按模型修改 ${target}${change ? `，并发布了 ${change.key}` : ''}，可以启动服务了。`);
  } finally {
    catalogue.close();
    await database.close();
  }
}

interface Change {
  key: DocumentKey;
  text: string;
}

/** Returns the document key of a file by the end of its path; any folders may precede those of the documents. */
function keyOf(path: string, catalogue: Catalogue): DocumentKey {
  const parts = path.replaceAll('\\', '/').split('/');
  for (let start = 0; start < parts.length; start += 1) {
    const key = keyOfPath(parts.slice(start).join('/'));
    if (key !== undefined && catalogue.current().documents.get(key)) return key;
  }
  throw new Error(`文件 ${path} 不是已有的文档，路径的结尾应像 sales/order.model.json。`);
}

function checked(catalogue: Catalogue, published: PublishedDocuments, { key, text }: Change) {
  const state = catalogue.prepare(new Map([...published.current().overlay, [key, text]]));
  const problems = state.documents.problems.filter(({ document }) => document === key);
  const [first] = describeProblems({ problems, fileOf: (each) => `${each}.json` });
  if (first !== undefined) throw new Error(`文档有错误，没有改动，请先改正：${first}`);
  return state;
}

async function publish(
  { kysely }: Pick<Database, 'kysely'>,
  { catalogue, published, change }: { catalogue: Catalogue; published: PublishedDocuments; change: Change },
): Promise<void> {
  const documents = [{ ...change, below: catalogue.below(change.key)?.text ?? null }];
  const publication = { number: published.current().publication + 1, note: `migrate ${target}`, documents };
  const isWritten = await writePublication(kysely, { id: '', username: 'admin' }, publication);
  if (!isWritten) throw new Error('同时有人在发布，没有改动，请停止服务后再试。');
}
