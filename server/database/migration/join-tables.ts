import type { TableDefinition } from './table-definition.ts';

export function joinTables(first: readonly TableDefinition[], second: readonly TableDefinition[]): TableDefinition[] {
  const others = new Map(second.map((table) => [table.name, table]));
  const joined = first.map((table): TableDefinition => {
    const other = others.get(table.name);
    if (!other) return table;
    return {
      ...table,
      columns: byName(table.columns, other.columns),
      unique: byName(table.unique ?? [], other.unique ?? []),
      indexes: byName(table.indexes ?? [], other.indexes ?? []),
    };
  });
  const names = new Set(first.map(({ name }) => name));
  return [...joined, ...second.filter(({ name }) => !names.has(name))];
}

function byName<Named extends { name: string }>(first: readonly Named[], second: readonly Named[]): Named[] {
  const names = new Set(first.map(({ name }) => name));
  return [...first, ...second.filter(({ name }) => !names.has(name))];
}
