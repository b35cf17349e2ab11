import { expressionBuilder, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';

import { holdsSeveral } from '../../../src/engine/model/index.ts';
import type {
  Condition,
  ConditionValue,
  LinesCondition,
  ListQuery,
  NamedCondition,
} from '../../../src/engine/query/index.ts';
import {
  byLanguage,
  byteOrder,
  chineseOrder,
  isOneOf,
  likePattern,
  listed,
  sharesOne,
  type DynamicSchema,
} from '../../database/index.ts';
import { inSight, storedOf, visibleTo, type UnitOfWork } from '../call/index.ts';
import { columnOf, presence, type StoredModel } from '../tables/index.ts';
import { keysWithin, treeNamedBy } from './tree-conditions.ts';

type TreeCondition = Extract<Condition, { operator: 'within' }>;
type Builder = ExpressionBuilder<DynamicSchema, string>;

const comparisons = { eq: '=', ne: 'is distinct from', gt: '>', ge: '>=', lt: '<', le: '<=' } as const;

export function allOf(
  unit: UnitOfWork,
  builder: Builder,
  stored: StoredModel,
  conditions: readonly Condition[],
): Expression<SqlBool> {
  return builder.and(conditions.map((condition) => conditionOf(unit, builder, stored, condition)));
}

function conditionOf(
  unit: UnitOfWork,
  builder: Builder,
  stored: StoredModel,
  condition: Condition,
): Expression<SqlBool> {
  if (condition.operator === 'someLine') return someLine(unit, builder, stored, condition);
  if (condition.operator === 'named') return named(unit, builder, stored, condition);
  if ('conditions' in condition) {
    const all = condition.conditions.map((one) => conditionOf(unit, builder, stored, one));
    return condition.operator === 'all' ? builder.and(all) : builder.or(all);
  }
  const column = columnOf(stored, condition.field);
  const type = stored.columns.get(condition.field)?.type;
  const isJson = type === 'json';
  // A table that was not created from its model may contain four-byte integers, which are cast so that larger values
  // can be compared.
  const comparable = (value: ConditionValue) =>
    type === 'bigint' ? builder.cast<ConditionValue>(builder.val(value), 'bigint') : builder.val(value);
  switch (condition.operator) {
    case 'empty':
      return isEmpty(builder, stored, condition.field);
    case 'notEmpty':
      return builder.not(isEmpty(builder, stored, condition.field));
    case 'in':
      return condition.values.length === 0
        ? builder.lit(false)
        : builder(column, 'in', condition.values.map(comparable));
    case 'within':
      return within(unit, builder, stored, condition);
    case 'contains':
    case 'startsWith':
    case 'endsWith':
      return builder(byLanguage(column), 'ilike', likePattern(condition.text, condition.operator));
    case 'containsAny':
      return builder.or(
        condition.texts.map((text) =>
          isJson
            ? builder(builder.cast<string>(column, 'text'), 'like', likePattern(JSON.stringify(text)))
            : hasText(builder, stored, condition.field, text),
        ),
      );
    case 'eq':
    case 'ne':
      return builder(column, comparisons[condition.operator], comparable(condition.value));
    default:
      // A range of texts contains the rows that a list shows between its ends.
      return builder(orderOf(stored, condition.field), comparisons[condition.operator], comparable(condition.value));
  }
}

/** An item of a comma list must match completely (`,a,b,`), a text in any part. */
function hasText(builder: Builder, stored: StoredModel, name: string, text: string): Expression<SqlBool> {
  const column = columnOf(stored, name);
  return holdsMany(stored, name)
    ? builder(listed(column), 'ilike', likePattern(`,${text},`))
    : builder(byLanguage(column), 'ilike', likePattern(text));
}

export function holdsMany({ model, columns }: StoredModel, name: string): boolean {
  if (columns.get(name)?.type === 'json') return true;
  return model.fields.some((field) => field.name === name && holdsSeveral(field));
}

function someLine(
  unit: UnitOfWork,
  builder: Builder,
  stored: StoredModel,
  { field, conditions }: LinesCondition,
): Expression<SqlBool> {
  const child = stored.model.fields.find(({ name }) => name === field)?.child;
  if (!child) throw new Error(`“${stored.model.id}”没有明细 ${field}。`);
  const lines = storedOf(unit, child.model);
  return builder.exists(
    builder
      .selectFrom(lines.table)
      .select(`${lines.table}.id`)
      .whereRef(`${lines.table}.${columnOf(lines, child.parent)}`, '=', `${stored.table}.id`)
      .where(`${lines.table}.del_flag`, '=', presence.there)
      .where((inner) => allOf(unit, inner, lines, [...conditions, ...visibleTo(unit.context, lines)])),
  );
}

function within(
  unit: UnitOfWork,
  builder: Builder,
  stored: StoredModel,
  { field, keys }: TreeCondition,
): Expression<SqlBool> {
  const column = columnOf(stored, field);
  const isList = holdsMany(stored, field);
  const tree = treeNamedBy(unit, stored, field);
  const same = keys.length === 0 ? builder.lit(false) : builder(column, 'in', keys);
  if (!tree || keys.length === 0)
    return isList ? conditionOf(unit, builder, stored, { field, operator: 'containsAny', texts: keys }) : same;
  const below = keysWithin(unit, tree, keys);
  return isList ? sharesOne(column, below) : isOneOf(column, below);
}

/** Deleted records still show their names, so they are found by them. */
function named(
  unit: UnitOfWork,
  builder: Builder,
  stored: StoredModel,
  { field: name, text }: NamedCondition,
): Expression<SqlBool> {
  const field = stored.model.fields.find((one) => one.name === name);
  const source = field && unit.names(field);
  const column = columnOf(stored, name);
  const isList = holdsMany(stored, name);
  const isKey = isList
    ? conditionOf(unit, builder, stored, { field: name, operator: 'containsAny', texts: [text] })
    : builder(column, '=', text);
  if (source?.stored.columns.get(source.label)?.type !== 'text') return isKey;
  const keys = unit.db
    .selectFrom(source.stored.table)
    .select(columnOf(source.stored, source.key))
    .where(inSight(unit, source.stored))
    .where(isNameable(unit, source.stored))
    .where(byLanguage(columnOf(source.stored, source.label)), 'ilike', likePattern(text));
  return builder.or([isKey, isList ? sharesOne(column, keys) : builder(column, 'in', keys)]);
}

/**
 * Returns the condition under which the caller's data rules show a record of the model. A line is shown together with
 * its owner.
 * @param alias the name of the table in the query.
 */
export function isVisible(unit: UnitOfWork, stored: StoredModel, alias = stored.table): Expression<SqlBool> {
  const { context, graph } = unit;
  const builder = expressionBuilder<DynamicSchema, string>();
  if (!context.conditions) return builder.lit(true);
  const own = allOf(unit, builder, stored, visibleTo(context, stored));
  const owner = graph.owner(stored.model.id);
  if (!owner || owner.model.table === stored.table) return own;
  const above = storedOf(unit, owner.model.id);
  const shown = builder
    .selectFrom(above.table)
    .select(`${above.table}.id`)
    .whereRef(`${above.table}.id`, '=', `${alias}.${columnOf(stored, owner.parent)}`)
    .where(isVisible(unit, above));
  return builder.and([own, builder.exists(shown)]);
}

const users = 'system/user';

/** Like `isVisible`, for records that others refer to: users always see their own name. */
export function isNameable(unit: UnitOfWork, stored: StoredModel, alias = stored.table): Expression<SqlBool> {
  const builder = expressionBuilder<DynamicSchema, string>();
  const visible = isVisible(unit, stored, alias);
  if (stored.model.id !== users || !unit.context.conditions) return visible;
  return builder.or([visible, builder(`${alias}.id`, '=', unit.context.user.id)]);
}

function isEmpty(builder: Builder, stored: StoredModel, field: string): Expression<SqlBool> {
  const column = columnOf(stored, field);
  const isNull = builder(column, 'is', null);
  const type = stored.columns.get(field)?.type;
  if (type === 'text') return builder.or([isNull, builder(column, '=', '')]);
  return type === 'json' ? builder.or([isNull, builder(builder.cast<string>(column, 'text'), '=', '[]')]) : isNull;
}

/**
 * Returns the order of a list: texts as in `orderOf`, empty values last when descending and first when ascending. This
 * is also declared for columns that are never empty, because an index only serves the exact order with which it was
 * created.
 */
export function orderingOf(stored: StoredModel, sort: ListQuery['sort']) {
  return sort.map(({ field, order }) => ({ expression: orderOf(stored, field), order }));
}

/** Returns the expression that orders a column: user-visible texts in Chinese order, keys and codes by their bytes. */
export function orderOf(stored: StoredModel, field: string) {
  const name = columnOf(stored, field);
  const column = stored.columns.get(field);
  if (column?.isRead) return chineseOrder(name);
  return column?.type === 'text' && field !== 'id'
    ? byteOrder(name)
    : expressionBuilder<DynamicSchema, string>().ref(name);
}
