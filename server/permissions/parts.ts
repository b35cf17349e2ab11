import type { Catalogue } from '../catalogue/index.ts';
import type { DynamicKysely } from '../database/index.ts';
import type { RecordEngine } from '../records/index.ts';
import type { GrantReader } from './grants/index.ts';

export interface PermissionParts {
  database: DynamicKysely;
  catalogue: Catalogue;
  grants: GrantReader;
  engine: RecordEngine;
}
