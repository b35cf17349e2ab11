import { sql } from 'kysely';

import { documentKey } from '../../../src/schema/documents/document.ts';
import type { CatalogueState } from '../../catalogue/index.ts';
import {
  countWithin,
  findTypeConflicts,
  type DynamicKysely,
  type SchemaConflict,
  type TableDefinition,
} from '../../database/index.ts';
import type { Effect, EffectSource } from '../../effects/index.ts';
import { say } from '../../locale/index.ts';
import { storedModel } from '../tables/index.ts';
import { narrowedFields, type Narrowed } from './narrowed-fields.ts';
import { countRepeated, newUniqueRules, type UniqueRule } from './repeated-values.ts';

/** How long the records of a field are counted. */
const milliseconds = 2_000;

interface Sources {
  tablesOf: (state: CatalogueState) => readonly TableDefinition[];
  /** Returns the sentence with which a publication refuses a change of a column. */
  refusalOf: (conflict: SchemaConflict) => string;
}

/**
 * Creates the source that finds the fields for which a change has stricter rules than existing records meet: required
 * without a value, shorter or within narrower limits, of another type, or unique. Except for the last two, records keep
 * their values, which must be corrected with the next edit.
 */
export function narrowedEffects({ tablesOf, refusalOf }: Sources): EffectSource {
  return {
    async find(db, change) {
      const effects: Effect[] = [];
      for (const narrowed of narrowedFields(change))
        effects.push(
          ...(narrowed.sort === 'type-changed'
            ? await typeEffect(db, narrowed, { tables: tablesOf(change.after), refusalOf })
            : await narrowedEffect(db, narrowed)),
        );
      for (const rule of newUniqueRules(change)) effects.push(...(await uniqueEffect(db, rule)));
      return effects;
    },
  };
}

async function narrowedEffect(db: DynamicKysely, narrowed: Narrowed): Promise<Effect[]> {
  const { sort, before, after, field, condition, limits } = narrowed;
  const counted = await countWithin(db, before.table, condition, { milliseconds });
  const { rows } = counted;
  if (rows === 0 && counted.isWhole) return [];
  const about = { title: after.title, field: field.title, rows };
  const message =
    sort === 'required-empty'
      ? say('“{title}”的“{field}”变为必填，没有默认值：{rows} 条记录没有它的值，照原样留着，下次修改时要填上。', about)
      : say('“{title}”的“{field}”的值要{limits}：{rows} 条记录的值不合，照原样留着，下次修改时要改正。', {
          ...about,
          limits: limits.join(say('、')),
        });
  return [{ ...effectOf(narrowed), rows, samples: await samplesOf(db, narrowed), message: message + partly(counted) }];
}

async function typeEffect(
  db: DynamicKysely,
  narrowed: Narrowed,
  { tables, refusalOf }: { tables: readonly TableDefinition[] } & Pick<Sources, 'refusalOf'>,
): Promise<Effect[]> {
  const { before, after, field, column, condition } = narrowed;
  const table = tables.find(({ name }) => name === after.table);
  const conflicts = table ? await findTypeConflicts(db, table) : [];
  const conflict = conflicts.find((each) => each.column === column?.name);
  if (!conflict || !column) return [];
  const held = sql<boolean>`${sql.ref(column.name)} is not null`;
  const counted = await countWithin(db, before.table, held, { milliseconds });
  const unfit = await countWithin(db, before.table, condition, { milliseconds });
  const message = say('“{title}”的“{field}”换了类型：{rows} 条记录有值，其中 {unfit} 条的值不能转换。', {
    title: after.title,
    field: field.title,
    rows: counted.rows,
    unfit: unfit.rows,
  });
  return [
    {
      ...effectOf(narrowed),
      rows: counted.rows,
      samples: await samplesOf(db, narrowed),
      message: message + partly(unfit),
      refusal: refusalOf(conflict),
    },
  ];
}

async function uniqueEffect(db: DynamicKysely, rule: UniqueRule): Promise<Effect[]> {
  const { after, fields } = rule;
  const [first] = fields;
  const found = await countRepeated(db, rule);
  if (!first || found?.rows === 0) return [];
  const about = { title: after.title, field: fields.map(({ title }) => title).join(say('、')) };
  const common = {
    id: `unique-repeated:${after.id}.${first.name}`,
    sort: 'unique-repeated',
    document: documentKey(after.id, 'model'),
    pointer: `${first.pointer}/x-unique`,
    model: after.id,
    field: first.name,
    samples: [],
  };
  if (!found)
    return [
      {
        ...common,
        rows: 0,
        message: say('“{title}”的“{field}”不能重复：记录太多，没有数重复的值；有重复就不会发布。', about),
      },
    ];
  return [
    {
      ...common,
      rows: found.rows,
      message: say('“{title}”的“{field}”不能重复，但有 {rows} 条记录的值重复（{values} 个值）。', {
        ...about,
        ...found,
      }),
      refusal: say('“{title}”的“{field}”有重复的值，没有发布，请先改掉重复的值，或去掉这条规则。', about),
    },
  ];
}

function effectOf({
  sort,
  after,
  field,
}: Narrowed): Pick<Effect, 'id' | 'sort' | 'document' | 'pointer' | 'model' | 'field'> {
  return {
    id: `${sort}:${after.id}.${field.name}`,
    sort,
    document: documentKey(after.id, 'model'),
    pointer: field.pointer,
    model: after.id,
    field: field.name,
  };
}

function partly({ isWhole, read }: { isWhole: boolean; read: number }): string {
  return isWhole ? '' : say('（记录太多，只数了 {read} 条）', { read });
}

/** Returns records that do not meet the rule. Their values stay, so that they are the same before and after. */
async function samplesOf(db: DynamicKysely, { before, column, condition }: Narrowed): Promise<Effect['samples']> {
  const label = storedModel(before).columns.get(before.label)?.name ?? 'id';
  if (!column) return [];
  const rows = await db
    .selectFrom(before.table)
    .where(condition)
    .select([`${label} as label`, `${column.name} as held`])
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  return rows.map((row) => ({ record: String(row['label'] ?? ''), before: row['held'], after: row['held'] }));
}
