import type { DynamicKysely } from '../dynamic-schema.ts';
import { dataType, typeChange } from './column-type.ts';
import { readExistingSchema, type ExistingSchema } from './existing-schema.ts';
import { primaryKeyEntry, type SchemaHistory } from './schema-history.ts';
import type { ColumnDefinition, TableDefinition } from './table-definition.ts';

/**
 * A change that could lose data. `message` is one Chinese sentence for the administrator who starts the server;
 * `problem` is the same without the advice, if a command can make the change anyway.
 */
export type SchemaConflict = { table: string; column?: string; message: string; problem?: string };

/** The error of models that require changes that could lose data; nothing has been changed. */
export class SchemaConflictError extends Error {
  readonly conflicts: SchemaConflict[];

  constructor(conflicts: SchemaConflict[], options?: ErrorOptions) {
    super(conflicts.map((conflict) => conflict.message).join('\n'), options);
    this.name = 'SchemaConflictError';
    this.conflicts = conflicts;
  }
}

export function findConflicts(
  tables: readonly TableDefinition[],
  existing: ExistingSchema,
  history: SchemaHistory,
): SchemaConflict[] {
  return tables.flatMap((table) => {
    const columns = existing.tables.get(table.name);
    if (!columns) return [];
    const conflicts: SchemaConflict[] = [];
    if (history.status(primaryKeyEntry(table)) === 'changed') {
      const problem = `表 ${table.name} 的主键不能更改，请恢复原来的主键。`;
      conflicts.push({ table: table.name, problem, message: problem + byHand(table.name) });
    }
    return [...conflicts, ...typeConflicts(table, existing)];
  });
}

/** Finds the columns of a table whose new type could lose values, before anything is changed. */
export async function findTypeConflicts(db: DynamicKysely, table: TableDefinition): Promise<SchemaConflict[]> {
  return typeConflicts(table, await readExistingSchema(db, [table]));
}

function typeConflicts(table: TableDefinition, existing: Pick<ExistingSchema, 'tables'>): SchemaConflict[] {
  const columns = existing.tables.get(table.name);
  return table.columns.flatMap((column) => {
    const current = columns?.get(column.name);
    if (!current || typeChange(current, column) !== 'refuse') return [];
    return [typeConflict(table.name, column, String(current.type && dataType(present(current))))];
  });
}

function byHand(target: string): string {
  return `确实要改，请停止服务后运行 npm run -s migrate -- ${target}（会先备份）。`;
}

function present({ type, scale }: { type: ColumnDefinition['type'] | undefined; scale: number | undefined }) {
  return { type: type ?? 'text', ...(scale === undefined ? {} : { scale }) };
}

function typeConflict(table: string, column: ColumnDefinition, from: string): SchemaConflict {
  const change = `从 ${from} 改为 ${dataType(column).toString()}`;
  const problem = `表 ${table} 的列 ${column.name} 不能${change}，可能丢失数据，请恢复原类型，或改用新的列名。`;
  return { table, column: column.name, problem, message: problem + byHand(`${table}.${column.name}`) };
}
