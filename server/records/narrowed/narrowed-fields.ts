import { sql, type RawBuilder } from 'kysely';

import { fieldPairs, type ResolvedField, type ResolvedModel } from '../../../src/engine/model/index.ts';
import { changedModels, type StateChange } from '../../effects/index.ts';
import { say } from '../../locale/index.ts';
import { storedModel, type StoredColumn } from '../tables/index.ts';
import { neededValues } from '../write/index.ts';

/** A stricter rule for a field, and the condition of the records that do not meet it. */
export interface Narrowed {
  sort: 'required-empty' | 'value-unfit' | 'type-changed';
  before: ResolvedModel;
  after: ResolvedModel;
  field: ResolvedField;
  /** The column of the values, as it is before the change; undefined for a new field. */
  column: StoredColumn | undefined;
  condition: RawBuilder<boolean>;
  /** The new limits, in words. */
  limits: readonly string[];
}

/** Returns the fields for which a change of documents has stricter rules. */
export function narrowedFields(change: StateChange): Narrowed[] {
  return changedModels(change).flatMap(({ before, after }) => {
    if (!before || !after || before.balanceOf || after.balanceOf) return [];
    const former = new Map(fieldPairs(before, after).map(([was, now]) => [now, was]));
    return after.fields.flatMap((field) => narrowedField({ before, after }, field, former.get(field)));
  });
}

function narrowedField(
  models: Pick<Narrowed, 'before' | 'after'>,
  field: ResolvedField,
  was: ResolvedField | undefined,
): Narrowed[] {
  if (field.child || field.stored === false || field.secret) return [];
  const column = was && storedModel(models.before).columns.get(was.name);
  const common = { ...models, field, column };
  const required = becomesEmpty(models.after, field, was)
    ? [{ ...common, sort: 'required-empty' as const, condition: isEmpty(column), limits: [] }]
    : [];
  if (!was || !column || was.child || was.secret) return required;
  const to = storedModel(models.after).columns.get(field.name);
  if (to && (to.type !== column.type || to.scale !== column.scale))
    return [...required, { ...common, sort: 'type-changed', condition: isUnlike(column, to), limits: [] }];
  const stricter = strictLimits(field, was, sql.ref(column.name));
  if (stricter.length === 0) return required;
  const broken = sql.join(
    stricter.map(({ broken: each }) => each),
    sql` or `,
  );
  const condition = sql<boolean>`del_flag = 0 and (${broken})`;
  return [...required, { ...common, sort: 'value-unfit', condition, limits: stricter.map(({ limit }) => limit) }];
}

/** A field that becomes required and has a default gets it, which is another effect. */
function becomesEmpty(after: ResolvedModel, field: ResolvedField, was: ResolvedField | undefined): boolean {
  if (!field.required || was?.required || field.readOnly || field.name === after.states?.field) return false;
  return neededValues(after, '').every((needed) => needed.field.name !== field.name);
}

function isEmpty(column: StoredColumn | undefined): RawBuilder<boolean> {
  if (!column) return sql<boolean>`del_flag = 0`;
  const held = sql.ref(column.name);
  return column.type === 'text'
    ? sql<boolean>`del_flag = 0 and coalesce(${held}, '') = ''`
    : sql<boolean>`del_flag = 0 and ${held} is null`;
}

interface Limit {
  broken: RawBuilder<boolean>;
  limit: string;
}

function strictLimits(field: ResolvedField, was: ResolvedField, held: RawBuilder<unknown>): Limit[] {
  const isText = field.type === 'string';
  const length = sql`char_length(${held})`;
  const atMost = (most: number | undefined, before = Infinity) => (most !== undefined && most < before ? [most] : []);
  const atLeast = (least: number | undefined, before = -Infinity) =>
    least !== undefined && least > before ? [least] : [];
  const texts = !isText
    ? []
    : [
        ...atMost(field.maxLength, was.maxLength).map((most) => ({
          broken: sql<boolean>`${length} > ${sql.lit(most)}`,
          limit: say('最多 {most} 个字', { most }),
        })),
        ...atLeast(field.minLength, was.minLength ?? 0).map((least) => ({
          broken: sql<boolean>`${held} <> '' and ${length} < ${sql.lit(least)}`,
          limit: say('至少 {least} 个字', { least }),
        })),
      ];
  const isNumber = field.type === 'number' || field.type === 'integer';
  const numbers = !isNumber
    ? []
    : [
        ...atMost(field.maximum, was.maximum).map((most) => ({
          broken: sql<boolean>`${held} > ${sql.lit(most)}`,
          limit: say('不大于 {most}', { most }),
        })),
        ...atMost(field.exclusiveMaximum, was.exclusiveMaximum).map((most) => ({
          broken: sql<boolean>`${held} >= ${sql.lit(most)}`,
          limit: say('小于 {most}', { most }),
        })),
        ...atLeast(field.minimum, was.minimum).map((least) => ({
          broken: sql<boolean>`${held} < ${sql.lit(least)}`,
          limit: say('不小于 {least}', { least }),
        })),
        ...atLeast(field.exclusiveMinimum, was.exclusiveMinimum).map((least) => ({
          broken: sql<boolean>`${held} <= ${sql.lit(least)}`,
          limit: say('大于 {least}', { least }),
        })),
      ];
  return [...texts, ...numbers, ...newOptions(field, was, held)];
}

/** Options of a field that had none; options that are removed are another effect. */
function newOptions(field: ResolvedField, was: ResolvedField, held: RawBuilder<unknown>): Limit[] {
  if (!field.options || was.options || field.type === 'array') return [];
  const values = sql`${JSON.stringify(field.options.map(({ value }) => String(value)))}::jsonb`;
  const text = sql`cast(${held} as text)`;
  return [
    {
      broken: sql<boolean>`${text} <> '' and not ${values} @> to_jsonb(${text})`,
      limit: say('只能是选项之一'),
    },
  ];
}

const numeric = String.raw`^\s*[+-]?\d+(\.\d+)?\s*$`;
const whole = String.raw`^\s*[+-]?\d+\s*$`;
const day = String.raw`^\d{4}-\d{2}-\d{2}$`;
const moment = String.raw`^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}(:\d{2})?)?$`;
const truth = '^(true|false|t|f|1|0)$';

/** The texts that a type of column can be converted from. */
const patterns: Readonly<Record<string, string>> = {
  numeric,
  bigint: whole,
  integer: whole,
  boolean: truth,
  date: day,
  timestamp: moment,
};

/** The records with a value that would not be the same in the other type of column. */
function isUnlike({ name, type }: StoredColumn, to: StoredColumn): RawBuilder<boolean> {
  const held = sql.ref(name);
  const text = sql`cast(${held} as text)`;
  if (type === 'numeric' && (to.type === 'numeric' || to.type === 'bigint'))
    return sql<boolean>`round(${held}, ${sql.lit(to.scale ?? 0)}) <> ${held}`;
  if (type === 'timestamp' && to.type === 'date') return sql<boolean>`date_trunc('day', ${held}) <> ${held}`;
  const pattern = patterns[to.type];
  if (to.type === 'text') return sql<boolean>`false`;
  return pattern === undefined ? sql<boolean>`${text} <> ''` : sql<boolean>`${text} <> '' and ${text} !~ ${pattern}`;
}
