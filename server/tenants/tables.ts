import type { Generated } from 'kysely';

import { integer, maybeText, recorded, table, text, type Recorded, type TableDefinition } from '../database/index.ts';

type TenantRow = Recorded & {
  id: string;
  name: string;
  begin_date: string | null;
  end_date: string | null;
  /** 1 normal, 0 frozen. */
  status: Generated<number>;
  /** Beside the logo, and below the pages. */
  short_name: string | null;
  foot_content: string | null;
};

/** Tenants as Kysely sees them. */
export type TenantSchema = { sys_tenant: TenantRow };

/** The same, as the database is brought to them. */
export const tenantTables: readonly TableDefinition[] = [
  table('sys_tenant', [
    text('name'),
    { name: 'begin_date', type: 'timestamp' } as const,
    { name: 'end_date', type: 'timestamp' } as const,
    integer('status', 1),
    maybeText('short_name'),
    maybeText('foot_content'),
    ...recorded,
  ]),
];
