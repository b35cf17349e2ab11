import { delimiter } from 'node:path';

import { jeecgBootSchemas, ownSchemas } from '../../server/catalogue/folders/index.ts';

/**
 * Returns `./schemas`, with BACKEND_URL the layer for a JeecgBoot on top, and the folders from the setting
 * `SCHEMAS_DIR`.
 */
export function documentFolders(): string[] {
  const extra = (process.env['SCHEMAS_DIR'] ?? '').split(new RegExp(`[,${delimiter}]`)).map((name) => name.trim());
  const layer = (process.env['BACKEND_URL'] ?? '') === '' ? [] : [jeecgBootSchemas];
  return [ownSchemas, ...layer, ...extra.filter((name) => name !== '')];
}
