import { delimiter } from 'node:path';

/**
 * `./schemas`, with BACKEND_URL the layer for a JeecgBoot over it, and the folders that the setting `SCHEMAS_DIR` names.
 */
export function documentFolders(setting = process.env['SCHEMAS_DIR']): string[] {
  const extra = (setting ?? '').split(new RegExp(`[,${delimiter}]`)).map((name) => name.trim());
  const layer = (process.env['BACKEND_URL'] ?? '') === '' ? [] : ['server/backend/documents'];
  return ['schemas', ...layer, ...extra.filter((name) => name !== '')];
}
