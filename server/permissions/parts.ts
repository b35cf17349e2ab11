import type { DynamicKysely } from '../database/dynamic-schema.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { RecordEngine } from '../records/index.ts';
import type { GrantReader } from './grants/grants.ts';

/** What the routes of roles, menus and data rules work with. */
export interface PermissionParts {
  database: DynamicKysely;
  catalogue: Catalogue;
  grants: GrantReader;
  engine: RecordEngine;
}
