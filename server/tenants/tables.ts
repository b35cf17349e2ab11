import type { Generated } from 'kysely';
import { integer, type Recorded, recorded, table, type TableDefinition, text } from '../database/index.ts';

type TenantRow = Recorded & {
  id: string;
  name: string;
  begin_date: string | null;
  end_date: string | null;
  /** 1 normal, 0 frozen. */
  status: Generated<number>;
};

/** Tenants as Kysely sees them. */
export type TenantSchema = { sys_tenant: TenantRow };

/** The same, as the database is brought to them. */
export const tenantTables: readonly TableDefinition[] = [
  table('sys_tenant', [
    ...[
      text('name'),
      { name: 'begin_date', type: 'timestamp' } as const,
      { name: 'end_date', type: 'timestamp' } as const,
    ],
    ...[integer('status', 1), ...recorded],
  ]),
];
