import type { ResolvedField, ResolvedModel } from '../../../src/engine/model/index.ts';
import type { IndexDefinition, TableDefinition, UniqueDefinition } from '../../database/index.ts';
import { columnName, indexName } from '../column-names/index.ts';
import { engineTables } from './engine-tables.ts';
import { modelGraph, type ModelGraph } from './model-graph.ts';
import { storedModel, type StoredModel } from './stored-model.ts';

/**
 * Returns the tables of the models, and those of the engine itself. Besides a column for each field, lines have
 * `sort_no`, ledgers store which posting of which record wrote a row, and balances have `group_key`.
 */
export function tablesOf(models: Iterable<ResolvedModel>): TableDefinition[] {
  const byId = new Map([...models].map((model) => [model.id, model]));
  const graph = modelGraph(byId);
  return [...[...byId.values()].map((model) => tableOf(storedModel(model), graph)), ...engineTables];
}

function tableOf(stored: StoredModel, graph: ModelGraph): TableDefinition {
  const { model, table } = stored;
  const columns = [...stored.columns.values()].map(
    ({ name, type, scale, notNull, default: initial, renamed, secret }) => ({
      name,
      type,
      ...(scale === undefined ? {} : { scale }),
      ...(notNull ? { notNull } : {}),
      ...(initial === undefined ? {} : { default: initial }),
      ...(renamed === undefined ? {} : { renamed }),
      ...(secret ? { secret } : {}),
    }),
  );
  const known = new Set(columns.map((column) => column.name));
  const more = internalColumns(model, graph).filter(({ name }) => !known.has(name));
  return {
    name: table,
    columns: [...columns, ...more],
    primaryKey: ['id'],
    unique: uniqueOf(model),
    indexes: distinct([...indexesOf(model, graph), ...textIndexes(stored, graph)]),
  };
}

function internalColumns(model: ResolvedModel, graph: ModelGraph): TableDefinition['columns'] {
  const sortNo = { name: 'sort_no', type: 'integer', notNull: true, default: 0 } as const;
  const posting = [
    { name: 'posting_model', type: 'text', names: 'model' },
    { name: 'posting_source', type: 'text' },
    { name: 'posting_name', type: 'text', names: 'posting' },
    { name: 'posting_reversed', type: 'boolean', notNull: true, default: false },
    // True for a reversal because the record was deleted.
    { name: 'posting_deleted', type: 'boolean', notNull: true, default: false },
  ] as const;
  const balance = [
    { name: 'group_key', type: 'text' },
    // The fill that a save completed for this group, because it needed the complete sums.
    { name: 'group_fill', type: 'integer' },
  ] as const;
  return [
    ...(graph.owner(model.id) ? [sortNo] : []),
    ...(graph.isLedger(model.id) ? posting : []),
    // The number of the fill during which the row was added. The save has added its sums to the balance.
    ...(graph.balancesOf(model.id).length > 0 ? [{ name: 'posting_fill', type: 'integer' } as const] : []),
    ...(model.balanceOf ? balance : []),
  ];
}

export function uniqueColumns(model: ResolvedModel): { fields: ResolvedField[]; name: string; columns: string[] }[] {
  const byName = new Map(model.fields.map((field) => [field.name, field]));
  return model.fields.flatMap((field) => {
    if (field.unique === false) return [];
    const others = Array.isArray(field.unique) ? field.unique : [];
    const fields = [field, ...others.flatMap((name) => byName.get(name) ?? [])];
    const columns = ['tenant_id', ...fields.map(({ name }) => columnName(name))];
    return [{ fields, name: indexName(model.table, columns.slice(1), 'key'), columns }];
  });
}

function uniqueOf(model: ResolvedModel): UniqueDefinition[] {
  const rules = uniqueColumns(model).map(({ name, columns }): UniqueDefinition => ({
    name,
    columns,
    where: 'not-deleted',
  }));
  if (!model.balanceOf) return rules;
  return [...rules, { name: indexName(model.table, ['group'], 'key'), columns: ['tenant_id', 'group_key'] }];
}

function indexesOf(model: ResolvedModel, graph: ModelGraph): IndexDefinition[] {
  const references = model.fields
    .filter((field) => field.reference && field.type !== 'array')
    .map((field) => [field.name]);
  const parents = [graph.owner(model.id)?.parent, model.tree?.parent].flatMap((name) =>
    name === undefined ? [] : [[name]],
  );
  const rollups = graph.rollupsFrom(model.id).map(({ rollup }) => [rollup.by]);
  const named = isNamed(model, graph) ? [[model.label]] : [];
  // Counters search the numbers of their pattern, including those of deleted records.
  const numbered = model.fields.flatMap(({ name, numbering }) => (numbering ? [['tenantId', name]] : []));
  const single = [...numbered, ...named, ...parents, ...references, ...rollups].map((fields) =>
    index(model, fields.map(columnName)),
  );
  // Reminders search for the latest changes.
  const changed = model.reminders?.some(({ on }) => on === 'change') ? [['updateTime']] : [];
  const orders = [['createTime'], ...changed, ...model.indexes];
  const sorted = orders.map((fields) => listIndex(model, fields));
  const across = model.shared ? orders.map((fields) => listIndex(model, fields, 'all')) : [];
  const ledger = graph.isLedger(model.id) ? [index(model, ['posting_source'])] : [];
  const groups = graph.balancesOf(model.id).flatMap((balance) => groupIndex(model, balance));
  return [...sorted, ...across, ...single, ...ledger, ...groups];
}

/**
 * Returns indexes for lists in the order of user-visible texts. The other indexes contain these texts too, but by their
 * bytes, for conditions and rules.
 */
function textIndexes({ model, columns }: StoredModel, graph: ModelGraph): IndexDefinition[] {
  const isRead = (field: string) => columns.get(field)?.isRead === true;
  const single = model.fields.filter(
    ({ name, unique, numbering }) =>
      unique !== false || numbering !== undefined || (name === model.label && isNamed(model, graph)),
  );
  const lists = model.indexes.map((fields) => listIndex(model, fields, 'text', isRead));
  const across = model.shared ? model.indexes.map((fields) => listIndex(model, fields, 'all_text', isRead)) : [];
  const others = single.map(({ name }) => listIndex(model, [name], 'text', isRead));
  return [...lists, ...across, ...others].filter((one) => one.columns.some(({ collation }) => collation !== undefined));
}

function groupIndex(ledger: ResolvedModel, { balanceOf }: ResolvedModel): IndexDefinition[] {
  const fields = ledger.fields.filter((field) => balanceOf?.by.includes(field.name) && isShort(field));
  const [first, ...others] = fields.map(({ name }) => columnName(name));
  if (first === undefined) return [];
  const isOneReference = fields[0]?.reference !== undefined && others.length === 0;
  return [index(ledger, isOneReference ? [first] : [first, ...others, 'tenant_id'])];
}

function isShort({ type, format, reference, maxLength = Infinity }: ResolvedField): boolean {
  return type === 'array' ? false : type !== 'string' || format !== undefined || !!reference || maxLength <= 200;
}

function isNamed(model: ResolvedModel, graph: ModelGraph): boolean {
  return mayRepeat(model) && graph.referrers(model.id).length > 0;
}

function mayRepeat({ fields, label }: ResolvedModel): boolean {
  const named = fields.find(({ name }) => name === label);
  return (
    named?.type === 'string' &&
    named.unique !== true &&
    !named.numbering &&
    (named.maxLength ?? 0) <= 500 &&
    named.maxLength !== undefined
  );
}

/**
 * Returns an index for conditions on these fields and for lists in their order, in both directions.
 * @param of `all` and `all_text` for lists that ignore the tenant.
 * @param isRead the fields that are ordered as user-visible texts; none if omitted.
 */
function listIndex(
  model: ResolvedModel,
  fields: readonly string[],
  of: 'list' | 'all' | 'text' | 'all_text' = 'list',
  isRead: (field: string) => boolean = () => false,
): IndexDefinition {
  const name = indexName(model.table, [of, ...fields.map(columnName)], 'idx');
  const tenant = of === 'list' || of === 'text' ? [{ name: 'tenant_id' }] : [];
  const ordered = fields.map((field) => ({
    name: columnName(field),
    ...(isRead(field) && { collation: 'chinese' as const }),
  }));
  return { name, columns: [...tenant, { name: 'del_flag' }, ...ordered, { name: 'id' }] };
}

function index(model: ResolvedModel, columns: string[]): IndexDefinition {
  return { name: indexName(model.table, columns, 'idx'), columns: columns.map((name) => ({ name })) };
}

function distinct(indexes: IndexDefinition[]): IndexDefinition[] {
  return [...new Map(indexes.map((definition) => [definition.name, definition])).values()];
}
