import { delimiter } from 'node:path';

/** `./schemas`, and over it the folders that the setting `SCHEMAS_DIR` names. */
export function documentFolders(setting = process.env['SCHEMAS_DIR']): string[] {
  const extra = (setting ?? '').split(new RegExp(`[,${delimiter}]`)).map((name) => name.trim());
  return ['schemas', ...extra.filter((name) => name !== '')];
}
