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

/** The columns that a system table needs so that a model can describe it. */
export type Recorded = Audited &
  Versioned & {
    sys_org_code: Generated<string | null>;
    tenant_id: Generated<number>;
    del_flag: Generated<number>;
  };

/** A column that counts the saves of a row, to detect concurrent saves. */
export type Versioned = { version: Generated<number> };

/** The definition of the column of `Versioned`. */
export const versioned: ColumnDefinition = integer('version', 1);

/** Defines a text column that must have a value. */
export function text(name: string, initial?: string): ColumnDefinition {
  return { name, type: 'text', notNull: true, ...(initial !== undefined && { default: initial }) };
}

/** Defines a text column that may be empty. */
export function maybeText(name: string): ColumnDefinition {
  return { name, type: 'text' };
}

/** Marks a column whose values name models or documents, which change when one is renamed. */
export function naming(column: ColumnDefinition, names: 'model' | 'document'): ColumnDefinition {
  return { ...column, names };
}

/** Defines an integer column that must have a value. */
export function integer(name: string, initial?: number): ColumnDefinition {
  return { name, type: 'integer', notNull: true, ...(initial !== undefined && { default: initial }) };
}

/** The definitions of the columns of `Recorded`. */
export const recorded: readonly ColumnDefinition[] = [
  ...audited,
  maybeText('sys_org_code'),
  integer('tenant_id', 0),
  integer('del_flag', 0),
  versioned,
];

/** Defines a table with the primary key `id`. */
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
