import type { Generated } from 'kysely';

import type { ColumnDefinition, TableDefinition } from '../migration/index.ts';

/** The columns of every system table except link tables. Times are wall-clock text, as the database returns them. */
export type Audited = {
  create_by: Generated<string | null>;
  create_time: Generated<string>;
  update_by: Generated<string | null>;
  update_time: Generated<string | null>;
};

/** The definitions of the columns of `Audited`. */
export const audited: readonly ColumnDefinition[] = [
  { name: 'create_by', type: 'text' },
  { name: 'create_time', type: 'timestamp', notNull: true, default: { expression: 'now' } },
  { name: 'update_by', type: 'text' },
  { name: 'update_time', type: 'timestamp' },
];

export type Recorded = Audited &
  Versioned & {
    sys_org_code: Generated<string | null>;
    tenant_id: Generated<number>;
    del_flag: Generated<number>;
  };

export type Versioned = { version: Generated<number> };

export const versioned: ColumnDefinition = integer('version', 1);

export function text(name: string, initial?: string): ColumnDefinition {
  return { name, type: 'text', notNull: true, ...(initial !== undefined && { default: initial }) };
}

export function maybeText(name: string): ColumnDefinition {
  return { name, type: 'text' };
}

export function naming(column: ColumnDefinition, names: 'model' | 'document'): ColumnDefinition {
  return { ...column, names };
}

export function integer(name: string, initial?: number): ColumnDefinition {
  return { name, type: 'integer', notNull: true, ...(initial !== undefined && { default: initial }) };
}

export const recorded: readonly ColumnDefinition[] = [
  ...audited,
  maybeText('sys_org_code'),
  integer('tenant_id', 0),
  integer('del_flag', 0),
  versioned,
];

export function table(
  name: string,
  columns: readonly ColumnDefinition[],
  rules: { unique?: string[][]; indexes?: string[][] } = {},
): TableDefinition {
  const named = (kind: string) => (columnNames: string[]) => ({
    name: `${name}_${columnNames.join('_')}_${kind}`,
    columnNames,
  });
  return {
    name,
    columns: [text('id'), ...columns],
    primaryKey: ['id'],
    unique: (rules.unique ?? []).map(named('key')).map((rule) => ({ name: rule.name, columns: rule.columnNames })),
    indexes: (rules.indexes ?? []).map(named('idx')).map((rule) => {
      return { name: rule.name, columns: rule.columnNames.map((column) => ({ name: column })) };
    }),
  };
}
