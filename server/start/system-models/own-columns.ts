import type { TableDefinition } from '../../database/index.ts';
import { columnName, type OwnColumn } from '../../records/index.ts';
import { systemModels } from './system-tables.ts';

/**
 * Creates the question if a field is stored in a column that a room of the server keeps. Further fields of a table that its
 * room defines have columns of their own; where the model alone defines the table, all of its columns count.
 * @param tables the tables that rooms define.
 */
export function ownColumns(tables: readonly TableDefinition[]): OwnColumn {
  const columns = new Map(tables.map((table) => [table.name, new Set(table.columns.map(({ name }) => name))]));
  return ({ table }, { name }) => columns.get(table)?.has(columnName(name)) ?? systemModels.has(table);
}
