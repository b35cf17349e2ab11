import type { Generated } from 'kysely';

import type { TableDefinition } from '../migration/index.ts';
import { integer, maybeText, recorded, table, text, type Recorded } from './define-table.ts';

type DepartmentRow = Recorded & {
  id: string;
  parent_id: string | null;
  depart_name: string;
  depart_order: number;
  /** 1 company, 2 department, 3 post. */
  org_category: string;
  /** Depth, from 1. */
  org_type: string;
  org_code: string;
  mobile: Generated<string | null>;
  fax: Generated<string | null>;
  address: Generated<string | null>;
  memo: Generated<string | null>;
};

export type DepartmentSchema = { sys_depart: DepartmentRow };

export const departmentTables: readonly TableDefinition[] = [
  table(
    'sys_depart',
    [
      maybeText('parent_id'),
      text('depart_name'),
      integer('depart_order', 0),
      text('org_category', '2'),
      text('org_type', '1'),
      text('org_code'),
      maybeText('mobile'),
      maybeText('fax'),
      maybeText('address'),
      maybeText('memo'),
      ...recorded,
    ],
    { unique: [['org_code']] },
  ),
];
