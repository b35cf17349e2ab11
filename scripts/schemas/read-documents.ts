import { delimiter } from 'node:path';
import { checkedAsPages, readFolders } from '../../server/catalogue/index.ts';
import type { CheckedDocuments } from '../../src/schema/check/index.ts';

/** `./schemas`, and over it the folders that the setting `SCHEMAS_DIR` names. */
export function documentFolders(setting = process.env['SCHEMAS_DIR']): string[] {
  const extra = (setting ?? '').split(new RegExp(`[,${delimiter}]`)).map((name) => name.trim());
  return ['schemas', ...extra.filter((name) => name !== '')];
}

/** Reads and checks these documents as the server does and as their pages do. */
export function readDocuments(): CheckedDocuments {
  return checkedAsPages(readFolders(documentFolders()));
}
