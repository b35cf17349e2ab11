import { sql } from 'kysely';

import type { DynamicKysely } from '../../dynamic-schema.ts';
import { chineseCollation, identifier } from '../../sql/index.ts';
import type { Report } from '../migrate-columns.ts';
import { indexEntryPrefix, type SchemaHistory } from '../schema-history.ts';
import { pinyinRules } from './pinyin-rules.ts';

interface Collation {
  oid: string;
  provider: string;
  isOld: boolean;
  rules: string | null;
  /** The version of ICU of the process that computed the rules. */
  madeWith: string | null;
}

const name = sql.id(chineseCollation);

/**
 * Creates the collation of user-visible texts, in the order of `compareTexts`, and creates it again if the order of the
 * database or of this process has changed since. Its indexes are dropped with it and recreated by the migration. A
 * PostgreSQL server has the order under a name; the embedded database needs rules; one without ICU orders by bytes,
 * with a notice.
 */
export async function bringCollation(db: DynamicKysely, history: SchemaHistory, report: Report): Promise<void> {
  const found = await readCollation(db);
  const hasIcu = await providesIcu(db);
  const isGood = found !== undefined && (found.provider === 'c' ? !hasIcu : await isCurrent(db, found));
  if (!isGood) {
    if (found) await dropCollation(db, found, history);
    if (!hasIcu || !(await makeCollation(db))) await sql`create collation ${name} from "C"`.execute(db);
    if (found) report.change('文字改按新的拼音次序排列，有关的索引重新建立');
  }
  if (!hasIcu)
    report.notice('数据库没有 ICU，列表里的文字按编码排列，不按拼音；要按拼音排列，请换用带 ICU 的 PostgreSQL。');
}

async function readCollation(db: DynamicKysely): Promise<Collation | undefined> {
  const { rows } = await sql<Collation>`
    select oid::text as oid, collprovider::text as provider, to_jsonb(pg_collation) ->> 'collicurules' as rules,
      collversion is distinct from pg_collation_actual_version(oid) as "isOld",
      obj_description(oid, 'pg_collation') as "madeWith"
    from pg_collation where collname = ${chineseCollation} and collnamespace = current_schema()::regnamespace`.execute(
    db,
  );
  return rows[0];
}

async function providesIcu(db: DynamicKysely): Promise<boolean> {
  const { rows } =
    await sql`select from pg_collation where collprovider = 'i' and collname <> ${chineseCollation} limit 1`.execute(
      db,
    );
  return rows.length > 0;
}

async function isCurrent(db: DynamicKysely, { isOld, rules, madeWith }: Collation): Promise<boolean> {
  if (isOld || rules === null || madeWith === icuHere()) return !isOld;
  if (rules !== pinyinRules()) return false;
  await writeIcu(db);
  return true;
}

async function makeCollation(db: DynamicKysely): Promise<boolean> {
  await sql`create collation ${name} (provider = icu, locale = 'zh-u-co-pinyin-kn-true')`.execute(db);
  if (await isChinese(db)) return true;
  await sql`drop collation ${name}`.execute(db);
  if (!(await takesRules(db))) return false;
  await sql`create collation ${name} (provider = icu, locale = 'und', rules = ${sql.lit(pinyinRules())})`.execute(db);
  await writeIcu(db);
  return true;
}

/** Tests the order: an ICU without the data of a language falls back to the root order without an error. */
async function isChinese(db: DynamicKysely): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select '阿' < '北' collate ${name} and '上' < '重' collate ${name} and '重' < 'A' collate ${name}
      and 'A2' < 'A10' collate ${name} as is`.execute(db);
  return rows[0]?.is === true;
}

async function takesRules(db: DynamicKysely): Promise<boolean> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::int as version`.execute(db);
  return (rows[0]?.version ?? 0) >= 160_000;
}

async function writeIcu(db: DynamicKysely): Promise<void> {
  await sql`comment on collation ${name} is ${sql.lit(icuHere())}`.execute(db);
}

function icuHere(): string {
  return process.versions['icu'] ?? '';
}

async function dropCollation(db: DynamicKysely, { oid }: Collation, history: SchemaHistory): Promise<void> {
  const { rows } = await sql<{ index: string; table: string }>`
    select distinct pg_class.relname as index, owner.relname as table
    from pg_depend
    join pg_index on pg_index.indexrelid = pg_depend.objid
    join pg_class on pg_class.oid = pg_index.indexrelid
    join pg_class owner on owner.oid = pg_index.indrelid
    where pg_depend.classid = 'pg_class'::regclass and pg_depend.refclassid = 'pg_collation'::regclass
      and pg_depend.refobjid = ${oid}::oid`.execute(db);
  for (const { index, table } of rows) {
    await sql`drop index ${sql.id(identifier(index))}`.execute(db);
    await history.forget(`${indexEntryPrefix({ name: table })}${index}`);
  }
  await sql`drop collation ${name}`.execute(db);
}
