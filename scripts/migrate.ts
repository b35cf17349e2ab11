import { tablesToBring } from '../server/start/index.ts';
import { openCatalogue } from '../server/catalogue/index.ts';
import { forceChange, makeBackup, openDatabase } from '../server/database/index.ts';
import { parseSettings } from '../server/settings/index.ts';

/**
 * `npm run -s migrate -- table[.column]`: makes the one change that the server refuses to make by itself because data
 * could be lost (a column's type, or a table's primary key), after a backup.
 */
const { schemaFolders, dataDir, databaseUrl, timeZone } = parseSettings(process.env);
const [target = '', ...others] = process.argv.slice(2);
const [, tableName, columnName] = /^(\w+)(?:\.(\w+))?$/.exec(target) ?? [];

try {
  if (tableName === undefined || others.length > 0)
    throw new Error('请写明一个表或列，例如 npm run -s migrate -- 表.列；启动服务时的提示里有要写的命令。');
  await migrate(tableName);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function migrate(name: string): Promise<void> {
  const catalogue = openCatalogue(schemaFolders, { watch: false });
  const table = tablesToBring(catalogue.current()).find((each) => each.name === name);
  catalogue.close();
  if (!table) throw new Error(`模型里没有表 ${name}。`);
  const database = await openDatabase({ dataDir, databaseUrl, timeZone });
  try {
    console.log(`原来的数据已备份到 ${await makeBackup(database, dataDir, 'manual')}`);
    await database.unlimited(() => forceChange(database.kysely, table, columnName));
    console.log(`已按模型修改 ${target}，可以启动服务了。`);
  } finally {
    await database.close();
  }
}
