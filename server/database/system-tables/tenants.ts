import type { Generated } from 'kysely';

import type { TableDefinition } from '../migration/index.ts';
import { integer, maybeText, recorded, table, text, type Recorded } from './define-table.ts';

type TenantRow = Recorded & {
  id: string;
  name: string;
  begin_date: string | null;
  end_date: string | null;
  status: Generated<number>;
  short_name: string | null;
  foot_content: string | null;
};

export type TenantSchema = { sys_tenant: TenantRow };

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
