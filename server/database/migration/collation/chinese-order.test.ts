import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';

import { compareTexts } from '../../../../src/engine/values/index.ts';
import type { DynamicKysely } from '../../dynamic-schema.ts';
import { chineseOrder } from '../../sql/index.ts';
import { kinds, shareTestDatabase } from '../../testing/test-database.ts';
import { applySchema } from '../schema-migration.ts';
import type { TableDefinition } from '../table-definition.ts';

const words: TableDefinition = {
  name: 'words',
  columns: [
    { name: 'id', type: 'text' },
    { name: 'word', type: 'text' },
  ],
  primaryKey: ['id'],
  indexes: [{ name: 'words_text_word_idx', columns: [{ name: 'word', collation: 'chinese' }, { name: 'id' }] }],
};

async function ordered(db: DynamicKysely, texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from (select unnest(${texts}::text[]) as word) given order by ${chineseOrder('word')}`.execute(db);
  return rows.map(({ word }) => word);
}

const chinese = fc
  .tuple(fc.integer({ min: 0xb0, max: 0xd6 }), fc.integer({ min: 0xa1, max: 0xfe }))
  .map((bytes) => new TextDecoder('gb18030').decode(Uint8Array.from(bytes)));

/** Characters whose reading is the same in all versions of ICU; a PostgreSQL may have another reading of the others. */
const settled = fc.constantFrom(...'阿北重庆上海银行单位长城中国人民工厂产品客户订单采购仓库名称');

const others = fc.constantFrom(
  '重庆',
  '沈阳',
  '藏文',
  '0',
  '007',
  'A',
  'a',
  'b',
  'Z',
  'é',
  'Ａ',
  'ｂ',
  '（１２）',
  '-',
  ' ',
  '（',
  '(',
  '。',
  '㈠',
  '①',
  'α',
);

const textOf = (kind: (typeof kinds)[number]) =>
  fc
    .array(
      fc.oneof(
        ...(kind === 'embedded' ? [chinese, settled] : [settled]),
        fc.integer({ min: 0, max: 1_200 }).map(String),
        others,
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join(''));

describe.each(kinds)('the order of texts (%s)', (kind) => {
  const database = shareTestDatabase(kind);

  test('is that of tables on a page', async () => {
    const { kysely } = database();
    await applySchema(kysely, [words]);
    const property = fc.asyncProperty(fc.array(textOf(kind), { minLength: 2, maxLength: 40 }), async (texts) => {
      const found = await ordered(kysely, texts);
      expect(found.toSorted(compareTexts)).toEqual(found);
      expect(found).toHaveLength(texts.length);
    });
    await fc.assert(property, { numRuns: 200 });
  });

  test('is made again where it has changed, with its indexes', async () => {
    const { kysely } = database();
    await applySchema(kysely, [words]);
    await kysely
      .insertInto('words')
      .values([
        { id: '1', word: '重庆' },
        { id: '2', word: '北京' },
      ])
      .execute();
    expect((await applySchema(kysely, [words])).changes).toEqual([]);
    await sql`drop index words_text_word_idx`.execute(kysely);
    await sql`drop collation pagewright_chinese`.execute(kysely);
    await sql`create collation pagewright_chinese from "C"`.execute(kysely);
    await sql`create index words_text_word_idx on words (word collate pagewright_chinese)`.execute(kysely);
    expect(await ordered(kysely, ['重庆', '北京', '阿坝'])).toEqual(['北京', '重庆', '阿坝']);
    expect((await applySchema(kysely, [words])).changes).toEqual([
      '文字改按新的拼音次序排列，有关的索引重新建立',
      '表 words 建立索引 words_text_word_idx',
    ]);
    expect(await ordered(kysely, ['重庆', '北京', '阿坝'])).toEqual(['阿坝', '北京', '重庆']);
  });
});
