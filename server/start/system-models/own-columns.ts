import type { TableDefinition } from '../../database/index.ts';
import { columnName, type OwnColumn } from '../../records/index.ts';
import { systemModels } from './system-tables.ts';

/**
 * Creates a predicate for fields whose column is maintained by a room of the server. A document can add fields to a
 * table that its room defines; for a table that only the model defines, all columns count.
 * @param tables The tables that rooms define.
 */
export function ownColumns(tables: readonly TableDefinition[]): OwnColumn {
  const columns = new Map(tables.map((table) => [table.name, new Set(table.columns.map(({ name }) => name))]));
  return ({ table }, { name }) => columns.get(table)?.has(columnName(name)) ?? systemModels.has(table);
}
