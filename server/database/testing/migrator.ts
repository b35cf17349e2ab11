import type { KyselyPlugin } from 'kysely';

import { applySchema } from '../migration/schema-migration.ts';
import type { TableDefinition } from '../migration/table-definition.ts';
import { openDatabase } from '../open-database.ts';

const [, , dataDir = '', dieBefore = '0'] = process.argv;

const before: TableDefinition = {
  name: 'goods',
  columns: [
    { name: 'id', type: 'text' },
    { name: 'size', type: 'integer', default: 1 },
    { name: 'old', type: 'text', notNull: true },
  ],
  primaryKey: ['id'],
  indexes: [{ name: 'goods_size', columns: [{ name: 'size' }] }],
};
const after: TableDefinition[] = [
  {
    name: 'goods',
    columns: [
      { name: 'id', type: 'text' },
      { name: 'size', type: 'bigint', default: 2 },
      { name: 'name', type: 'text', notNull: true, default: '无' },
    ],
    primaryKey: ['id'],
    unique: [{ name: 'goods_name', columns: ['id', 'name'] }],
  },
  { name: 'prices', columns: [{ name: 'id', type: 'text' }], primaryKey: ['id'] },
];

const { kysely, close } = await openDatabase({ dataDir });
if (dieBefore === '0') {
  await applySchema(kysely, [before]);
  await kysely
    .insertInto('goods')
    .values([1, 2, 3].map((id) => ({ id: String(id), old: 'kept' })))
    .execute();
}
const rows = await kysely.selectFrom('goods').selectAll().orderBy('id').execute();
console.log(`${rows.length} ${Object.keys(rows[0] ?? {}).join()}`);
if (dieBefore !== '0') {
  let statements = 0;
  const dying: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      if (statements === Number(dieBefore)) process.kill(process.pid, 'SIGKILL');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await applySchema(kysely.withPlugin(dying), after);
  const [row] = await kysely.selectFrom('goods').selectAll().orderBy('id').execute();
  console.log(`done ${statements} ${JSON.stringify(row)}`);
}
await close();
