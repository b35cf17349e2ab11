import type { ResolvedField, ResolvedModel } from '../../../src/engine/model/index.ts';
import type { ColumnDefinition } from '../../database/index.ts';
import { columnName } from '../column-names/index.ts';

export interface StoredColumn extends ColumnDefinition {
  field: string;
  /** True if values are returned as JavaScript numbers; decimals with a scale are returned as text. */
  asNumber?: boolean;
  /** True for texts that are displayed as they are and ordered by Chinese rules; keys are ordered by bytes. */
  isRead?: true;
}

/** The stored form of a model, which maps fields to columns. Fields of lines have no column. */
export interface StoredModel {
  model: ResolvedModel;
  table: string;
  columns: ReadonlyMap<string, StoredColumn>;
}

const common: readonly StoredColumn[] = [
  { field: 'id', name: 'id', type: 'text', notNull: true },
  { field: 'createBy', name: 'create_by', type: 'text' },
  { field: 'createTime', name: 'create_time', type: 'timestamp', notNull: true },
  { field: 'updateBy', name: 'update_by', type: 'text' },
  { field: 'updateTime', name: 'update_time', type: 'timestamp' },
  { field: 'sysOrgCode', name: 'sys_org_code', type: 'text' },
  { field: 'tenantId', name: 'tenant_id', type: 'integer', notNull: true },
  { field: 'delFlag', name: 'del_flag', type: 'integer', notNull: true, default: 0 },
  { field: 'version', name: 'version', type: 'integer', notNull: true, default: 1 },
];

export function storedModel(model: ResolvedModel): StoredModel {
  const columns = new Map(common.map((column) => [column.field, column]));
  const names = new Map(common.map((column) => [column.name, column.field]));
  for (const field of model.fields) {
    if (field.child || columns.has(field.name)) continue;
    const column = storedColumn(field);
    const other = names.get(column.name);
    if (other !== undefined)
      throw new Error(`模型“${model.id}”的字段 ${other} 和 ${field.name} 同为列 ${column.name}，请改名。`);
    names.set(column.name, field.name);
    columns.set(field.name, column);
  }
  return { model, table: model.table, columns };
}

function storedColumn(field: ResolvedField): StoredColumn {
  const name = columnName(field.name);
  const base = {
    field: field.name,
    name,
    ...formerColumns(field, name),
    ...(field.secret ? { secret: true as const } : {}),
  };
  if (field.type === 'number') {
    const { scale } = field;
    return scale === undefined ? { ...base, type: 'numeric', asNumber: true } : { ...base, type: 'numeric', scale };
  }
  if (field.type === 'integer') return { ...base, type: 'bigint', asNumber: true };
  // A record that is older than the field has the value false until it is computed, because lists filter by true or
  // false.
  const isComputed = field.value !== undefined;
  if (field.type === 'boolean') return { ...base, type: 'boolean', ...(isComputed && { default: false }) };
  if (field.type === 'array') return { ...base, type: 'json' };
  if (field.format === 'date') return { ...base, type: 'date' };
  if (field.format === 'date-time') return { ...base, type: 'timestamp' };
  const isKey = field.reference || field.dictionary !== undefined || field.options || field.secret;
  return isKey ? { ...base, type: 'text' } : { ...base, type: 'text', isRead: true };
}

function formerColumns({ name, formerNames = [] }: ResolvedField, column: string): Pick<StoredColumn, 'renamed'> {
  const from = formerNames.flatMap((former) => {
    const old = columnName(former);
    return old === column ? [] : [{ column: old, field: former }];
  });
  return from.length > 0 ? { renamed: { field: name, from } } : {};
}

export function columnOf(stored: StoredModel, field: string): string {
  const column = stored.columns.get(field);
  if (!column) throw new Error(`模型“${stored.model.id}”没有字段 ${field}。`);
  return column.name;
}
