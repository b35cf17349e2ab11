import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';

import type { DynamicKysely } from '../dynamic-schema.ts';
import { InvalidIdentifierError } from '../sql/identifiers.ts';
import { kinds, shareTestDatabase } from '../testing/test-database.ts';
import { forceChange } from './force-change.ts';
import { makeLaterIndexes } from './later-indexes.ts';
import { SchemaConflictError } from './schema-conflict.ts';
import { applySchema } from './schema-migration.ts';
import { recordSecretColumns } from './secret-columns.ts';
import type { ColumnDefinition, TableDefinition, UniqueDefinition } from './table-definition.ts';

function tableOf(name: string, columns: ColumnDefinition[], more: Partial<TableDefinition> = {}): TableDefinition {
  return { name, columns: [{ name: 'id', type: 'text' }, ...columns], primaryKey: ['id'], ...more };
}

async function rows(db: DynamicKysely, table: string): Promise<Record<string, unknown>[]> {
  return db.selectFrom(table).selectAll().orderBy('id').execute();
}

describe.each(kinds)('applySchema (%s)', (kind) => {
  const database = shareTestDatabase(kind);

  test('makes every type of column, with defaults, and records it', async () => {
    const { kysely } = database();
    const table = tableOf('every', [
      { name: 'name', type: 'text', notNull: true, default: "it's" },
      { name: 'size', type: 'integer', default: 3 },
      { name: 'big', type: 'bigint', default: 4 },
      { name: 'amount', type: 'numeric', scale: 2, default: 1.5 },
      { name: 'ratio', type: 'numeric' },
      { name: 'done', type: 'boolean', default: false },
      { name: 'day', type: 'date', default: { expression: 'now' } },
      { name: 'moment', type: 'timestamp', default: { expression: 'now' } },
      { name: 'document', type: 'json' },
    ]);
    await applySchema(kysely, [table]);
    await kysely.insertInto('every').values({ id: '1', ratio: '0.123456789', document: '{"b":1,"a":2}' }).execute();
    const [row] = await rows(kysely, 'every');
    expect(row).toMatchObject({ name: "it's", size: 3, big: '4', amount: '1.50', ratio: '0.123456789', done: false });
    expect(row?.['day']).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(row?.['moment']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const recorded = await kysely
      .selectFrom('pagewright_migration')
      .selectAll()
      .where('name', '=', 'table:every')
      .execute();
    expect(recorded).toEqual([
      { name: 'table:every', hash: expect.stringMatching(/^[0-9a-f]{64}$/), applied_at: expect.any(String) },
    ]);
  });

  test('moves the values of a renamed column, with its indexes, and back where the old name is wanted again', async () => {
    const { kysely } = database();
    const named = (name: string, more: Partial<ColumnDefinition> = {}) =>
      tableOf(
        'moved',
        [
          { name, type: 'numeric', scale: 2, ...more },
          { name: 'del_flag', type: 'integer', default: 0 },
        ],
        {
          unique: [{ name: `moved_${name}_key`, columns: [name], where: 'not-deleted' }],
          indexes: [{ name: `moved_${name}_idx`, columns: [{ name: 'del_flag' }, { name, descending: true }] }],
        },
      );
    const renamed = { field: 'num', from: [{ column: 'qty', field: 'qty' }] };
    await applySchema(kysely, [named('qty')]);
    await kysely.insertInto('moved').values({ id: '1', qty: '2.50' }).execute();
    const forward = await applySchema(kysely, [named('num', { renamed })]);
    const move = { table: 'moved', from: { column: 'qty', field: 'qty' }, to: { column: 'num', field: 'num' } };
    expect(forward.moves).toEqual([move]);
    expect(forward.changes).toEqual(['表 moved 的列 qty 改名为 num']);
    expect(await rows(kysely, 'moved')).toEqual([{ id: '1', num: '2.50', del_flag: 0 }]);
    await expect(kysely.insertInto('moved').values({ id: '2', num: '2.50' }).execute()).rejects.toThrow(
      'moved_num_key',
    );
    expect((await applySchema(kysely, [named('num', { renamed })])).changes).toEqual([]);
    const back = await applySchema(kysely, [named('qty')]);
    expect(back.moves).toEqual([{ table: 'moved', from: move.to, to: move.from }]);
    expect(back.changes).toEqual(['表 moved 的列 num 改名为 qty']);
    expect(await rows(kysely, 'moved')).toEqual([{ id: '1', qty: '2.50', del_flag: 0 }]);
    expect((await applySchema(kysely, [named('num', { renamed })])).moves).toEqual([move]);
  });

  test('joins a renamed column that is there already, and refuses where records have two values', async () => {
    const { kysely } = database();
    const renamed = { field: 'num', from: [{ column: 'qty', field: 'qty' }] };
    const wanted = tableOf('joined', [{ name: 'num', type: 'integer', renamed }]);
    await applySchema(kysely, [tableOf('joined', [{ name: 'qty', type: 'integer' }])]);
    await applySchema(kysely, [tableOf('joined', [{ name: 'num', type: 'integer' }])]);
    await kysely
      .insertInto('joined')
      .values([
        { id: '1', qty: 1, num: null },
        { id: '2', qty: 2, num: 3 },
      ])
      .execute();
    await expect(applySchema(kysely, [wanted])).rejects.toThrow('npm run -s migrate -- joined.num');
    await forceChange(kysely, wanted, 'num');
    expect((await applySchema(kysely, [wanted])).moves).toEqual([]);
    expect(await rows(kysely, 'joined')).toMatchObject([{ num: 1 }, { num: 3 }]);
  });

  test('values that were secret do not move to a column that is read, also when their field is long gone', async () => {
    const { kysely } = database();
    const renamed = { field: 'note', from: [{ column: 'pin', field: 'pin' }] };
    await applySchema(kysely, [tableOf('locked', [{ name: 'pin', type: 'text', secret: true }])]);
    await kysely.insertInto('locked').values({ id: '1', pin: '42' }).execute();
    await applySchema(kysely, [tableOf('locked', [])]);
    await applySchema(kysely, [tableOf('locked', [{ name: 'note', type: 'text', renamed }])]);
    expect(await rows(kysely, 'locked')).toEqual([{ id: '1', pin: '42', note: null }]);
    await applySchema(kysely, [tableOf('locked', [{ name: 'note', type: 'text', renamed, secret: true }])]);
    expect(await rows(kysely, 'locked')).toEqual([{ id: '1', note: '42' }]);
  });

  test('values that were secret do not move after a restore either, nor where an earlier version recorded them', async () => {
    const { kysely } = database();
    const renamed = { field: 'note', from: [{ column: 'pin', field: 'pin' }] };
    const open = tableOf('restored', [{ name: 'note', type: 'text', renamed }]);
    await applySchema(kysely, [tableOf('restored', [{ name: 'pin', type: 'text', secret: true }])]);
    await kysely.insertInto('restored').values({ id: '1', pin: '42' }).execute();
    await kysely.deleteFrom('pagewright_migration').execute();
    await applySchema(kysely, [open]);
    expect(await rows(kysely, 'restored')).toEqual([{ id: '1', pin: '42', note: null }]);
    await kysely.deleteFrom('sys_document_secret').where('table_name', '=', 'restored').execute();
    await kysely.insertInto('pagewright_migration').values({ name: 'secret:restored.pin', hash: '' }).execute();
    await applySchema(kysely, [open]);
    expect(await rows(kysely, 'restored')).toEqual([{ id: '1', pin: '42', note: null }]);
  });

  test('values of a column that has been shown since it was secret move', async () => {
    const { kysely } = database();
    const renamed = { field: 'note', from: [{ column: 'pin', field: 'pin' }] };
    await applySchema(kysely, [tableOf('shown', [{ name: 'pin', type: 'text', secret: true }])]);
    await kysely.insertInto('shown').values({ id: '1', pin: '42' }).execute();
    await recordSecretColumns(kysely, { secret: new Map(), shown: new Map([['shown', new Set(['pin'])]]) });
    await applySchema(kysely, [tableOf('shown', [{ name: 'note', type: 'text', renamed }])]);
    expect(await rows(kysely, 'shown')).toEqual([{ id: '1', note: '42' }]);
  });

  test('a column that nobody has filled makes way for the renamed one', async () => {
    const { kysely } = database();
    const renamed = { field: 'num', from: [{ column: 'qty', field: 'qty' }] };
    await applySchema(kysely, [tableOf('empty', [{ name: 'qty', type: 'integer' }])]);
    await kysely.insertInto('empty').values({ id: '1', qty: 1 }).execute();
    await applySchema(kysely, [tableOf('empty', [{ name: 'num', type: 'integer' }])]);
    await applySchema(kysely, [tableOf('empty', [{ name: 'num', type: 'integer', renamed }])]);
    expect(await rows(kysely, 'empty')).toEqual([{ id: '1', num: 1 }]);
  });

  test('changes nothing the second time', async () => {
    const { kysely } = database();
    const table = tableOf(
      'twice',
      [
        { name: 'code', type: 'text', notNull: true },
        { name: 'del_flag', type: 'integer', default: 0 },
      ],
      {
        unique: [{ name: 'twice_code', columns: ['code'], where: 'not-deleted' }],
        indexes: [{ name: 'twice_list', columns: [{ name: 'code', descending: true }, { name: 'id' }] }],
      },
    );
    expect((await applySchema(kysely, [table])).changes).toHaveLength(3);
    expect(await applySchema(kysely, [table])).toEqual({ changes: [], notices: [], later: [], moves: [] });
  });

  test('adds columns and keeps rows; a column that left the model keeps its data and refuses nothing', async () => {
    const { kysely } = database();
    await applySchema(kysely, [tableOf('grow', [{ name: 'old', type: 'text', notNull: true }])]);
    await kysely.insertInto('grow').values({ id: '1', old: 'kept' }).execute();
    await applySchema(kysely, [tableOf('grow', [{ name: 'fresh', type: 'integer', notNull: true, default: 7 }])]);
    await kysely.insertInto('grow').values({ id: '2' }).execute();
    expect(await rows(kysely, 'grow')).toEqual([
      { id: '1', old: 'kept', fresh: 7 },
      { id: '2', old: null, fresh: 7 },
    ]);
  });

  test('widens types without a loss and renews defaults', async () => {
    const { kysely } = database();
    const before = [
      { name: 'size', type: 'integer', default: 1 },
      { name: 'amount', type: 'numeric', scale: 2 },
      { name: 'done', type: 'boolean', default: true },
    ] satisfies ColumnDefinition[];
    await applySchema(kysely, [tableOf('widen', before)]);
    await kysely.insertInto('widen').values({ id: '1', amount: '1.25' }).execute();
    const after = [
      { name: 'size', type: 'bigint', default: 2 },
      { name: 'amount', type: 'numeric', scale: 4 },
      { name: 'done', type: 'text', default: 'no' },
    ] satisfies ColumnDefinition[];
    await applySchema(kysely, [tableOf('widen', after)]);
    await kysely.insertInto('widen').values({ id: '2' }).execute();
    expect(await rows(kysely, 'widen')).toEqual([
      { id: '1', size: '1', amount: '1.2500', done: 'true' },
      { id: '2', size: '2', amount: null, done: 'no' },
    ]);
  });

  test('brings what an earlier version made up to date, with every value and index, once', async () => {
    const { kysely } = database();
    const columns = [
      { name: 'code', type: 'text' },
      { name: 'made', type: 'timestamp', notNull: true, default: { expression: 'now' } },
    ] satisfies ColumnDefinition[];
    const unique = { unique: [{ name: 'earlier_code_key', columns: ['code'] }] };
    const table = tableOf('earlier', columns, unique);
    await applySchema(kysely, [table]);
    await sql`alter table earlier alter column code type text collate "default"`.execute(kysely);
    await sql`alter table earlier alter column made set default now()`.execute(kysely);
    await kysely.insertInto('earlier').values({ id: '1', code: 'b', made: '2024-05-06 07:08:09.123' }).execute();
    const { changes } = await applySchema(kysely, [table]);
    expect(changes).toEqual(['表 earlier 的列 code 改为按字节排序', '表 earlier 的列 made 的默认时间改为整秒']);
    await kysely.insertInto('earlier').values({ id: '2', code: 'B' }).execute();
    const all = await rows(kysely, 'earlier');
    expect(all[0]).toEqual({ id: '1', code: 'b', made: '2024-05-06 07:08:09.123' });
    expect(all[1]?.['made']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    await expect(kysely.insertInto('earlier').values({ id: '3', code: 'b' }).execute()).rejects.toMatchObject({
      constraint: 'earlier_code_key',
    });
    expect((await applySchema(kysely, [table])).changes).toEqual([]);
    const recorded = kysely.selectFrom('pagewright_migration').select('name').where('name', '=', 'upgrade:earlier');
    expect(await recorded.execute()).toHaveLength(1);
  });

  test('refuses what could lose data, naming all of it, and changes nothing', async () => {
    const { kysely } = database();
    const before = tableOf('narrow', [
      { name: 'name', type: 'text' },
      { name: 'amount', type: 'numeric', scale: 4 },
    ]);
    await applySchema(kysely, [before]);
    const after = tableOf(
      'narrow',
      [
        { name: 'name', type: 'integer' },
        { name: 'amount', type: 'numeric', scale: 2 },
        { name: 'fresh', type: 'text' },
      ],
      { primaryKey: ['id', 'name'] },
    );
    const error: unknown = await applySchema(kysely, [after]).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SchemaConflictError);
    expect(error).toMatchObject({
      conflicts: [
        { table: 'narrow', message: expect.stringContaining('主键') },
        { table: 'narrow', column: 'name', message: expect.stringContaining('从 text 改为 integer') },
        {
          table: 'narrow',
          column: 'amount',
          message: expect.stringContaining('从 numeric(38, 4) 改为 numeric(38, 2)'),
        },
      ],
    });
    expect((await applySchema(kysely, [before])).changes).toEqual([]);
  });

  test('what is refused names the command that does it by hand, and that does it or changes nothing', async () => {
    const { kysely } = database();
    const index = { indexes: [{ name: 'by_hand_size', columns: [{ name: 'size' }] }] };
    await applySchema(kysely, [tableOf('by_hand', [{ name: 'size', type: 'text', default: 'x' }], index)]);
    await kysely
      .insertInto('by_hand')
      .values([
        { id: '1', size: '7' },
        { id: '2', size: '' },
      ])
      .execute();
    const numbers = tableOf('by_hand', [{ name: 'size', type: 'integer', default: 3 }], index);
    const keyed = { ...numbers, primaryKey: ['id', 'size'] };
    await expect(applySchema(kysely, [numbers])).rejects.toThrow(
      '请停止服务后运行 npm run -s migrate -- by_hand.size（',
    );
    await kysely.insertInto('by_hand').values({ id: '3', size: '1.5' }).execute();
    await expect(forceChange(kysely, numbers, 'size')).rejects.toThrow(/列 size 有不能转换的值（.*1\.5.*），没有改动/);
    await kysely.deleteFrom('by_hand').where('id', '=', '3').execute();
    await forceChange(kysely, numbers, 'size');
    await applySchema(kysely, [numbers]);
    await kysely.insertInto('by_hand').values({ id: '4' }).execute();
    expect(await rows(kysely, 'by_hand')).toEqual([
      { id: '1', size: 7 },
      { id: '2', size: null },
      { id: '4', size: 3 },
    ]);
    await expect(applySchema(kysely, [keyed])).rejects.toThrow('请停止服务后运行 npm run -s migrate -- by_hand（');
    await expect(forceChange(kysely, keyed)).rejects.toThrow(/不能换主键.*没有改动/);
    await kysely.deleteFrom('by_hand').where('id', '=', '2').execute();
    await forceChange(kysely, keyed);
    await applySchema(kysely, [keyed]);
    await kysely.insertInto('by_hand').values({ id: '1', size: 8 }).execute();
    await expect(kysely.insertInto('by_hand').values({ id: '1', size: 8 }).execute()).rejects.toMatchObject({
      code: '23505',
    });
  });

  test('makes a column required as soon as the data allow it', async () => {
    const { kysely } = database();
    const optional = tableOf('required', []);
    const required = tableOf('required', [{ name: 'name', type: 'text', notNull: true }]);
    await applySchema(kysely, [optional]);
    await kysely.insertInto('required').values({ id: '1' }).execute();
    expect((await applySchema(kysely, [required])).notices).toEqual([expect.stringContaining('name 为空')]);
    await kysely.updateTable('required').set({ name: 'x' }).execute();
    expect((await applySchema(kysely, [required])).notices).toEqual([]);
    const missing = kysely.insertInto('required').values({ id: '2' }).execute();
    await expect(missing).rejects.toMatchObject({ code: '23502' });
  });

  test('a unique rule counts rows that are not deleted, may change, and goes with the model', async () => {
    const { kysely } = database();
    const columns = [
      { name: 'code', type: 'text' },
      { name: 'name', type: 'text' },
      { name: 'del_flag', type: 'text', default: '0' },
    ] satisfies ColumnDefinition[];
    const rule: UniqueDefinition = { name: 'ruled_code', columns: ['code'], where: 'not-deleted' };
    const insert = (row: Record<string, unknown>) => kysely.insertInto('ruled').values(row).execute();
    await applySchema(kysely, [tableOf('ruled', columns, { unique: [rule] })]);
    await insert({ id: '1', code: 'a', name: 'x', del_flag: '1' });
    await insert({ id: '2', code: 'a', name: 'x' });
    await expect(insert({ id: '3', code: 'a' })).rejects.toMatchObject({ code: '23505', constraint: 'ruled_code' });
    await applySchema(kysely, [tableOf('ruled', columns, { unique: [{ ...rule, columns: ['code', 'name'] }] })]);
    await insert({ id: '3', code: 'a', name: 'y' });
    const onName = tableOf('ruled', columns, { unique: [{ name: 'ruled_name', columns: ['name'] }] });
    await expect(applySchema(kysely, [onName])).rejects.toThrow('name 重复');
    await applySchema(kysely, [tableOf('ruled', columns)]);
    await insert({ id: '4', code: 'a', name: 'y' });
    expect(await rows(kysely, 'ruled')).toHaveLength(4);
  });

  test('leaves indexes of large tables to be created during other writes, but no rules', async () => {
    const { kysely } = database();
    const columns = [{ name: 'code', type: 'text' }] satisfies ColumnDefinition[];
    await applySchema(kysely, [tableOf('large', columns)]);
    await kysely.insertInto('large').values({ id: '1', code: 'a' }).execute();
    const indexed = tableOf('large', columns, {
      unique: [{ name: 'large_code_key', columns: ['code'] }],
      indexes: [{ name: 'large_code_idx', columns: [{ name: 'code' }, { name: 'id', descending: true }] }],
    });
    const { changes, later } = await applySchema(kysely, [indexed], { largeBytes: 0 });
    expect(changes).toEqual(['表 large 建立索引 large_code_key']);
    expect(later.map(({ index }) => index.name)).toEqual(['large_code_idx']);
    await makeLaterIndexes(kysely, later, database().kind);
    expect((await applySchema(kysely, [indexed])).changes).toEqual([]);
    const made = kysely
      .selectFrom('pg_catalog.pg_indexes')
      .select('indexdef')
      .where('indexname', '=', 'large_code_idx');
    expect((await made.execute())[0]?.['indexdef']).toMatch(/\(code NULLS FIRST, id DESC NULLS LAST\)/);
  });

  test('takes no name that is not one', async () => {
    const { kysely } = database();
    const wrong = tableOf('wrong', [], { indexes: [{ name: 'wrong_index', columns: [{ name: 'id desc; --' }] }] });
    await expect(applySchema(kysely, [wrong])).rejects.toBeInstanceOf(InvalidIdentifierError);
  });

  test('may be asked for by several starters at once', async () => {
    const { kysely } = database();
    const table = tableOf('at_once', [{ name: 'name', type: 'text' }]);
    const reports = await Promise.all([1, 2, 3].map(() => applySchema(kysely, [table])));
    expect(reports.map((report) => report.changes.length).toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
  });
});
