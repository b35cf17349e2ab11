import { resolve, sep } from 'node:path';

/** The folders of documents that the product delivers. */
const delivered = ['schemas', 'server/backend/documents'];

/** True for the file of a document that a shop wrote: one outside of the folders that the product delivers. */
export function isOfShop(file: string): boolean {
  return !delivered.some((folder) => resolve(file).startsWith(resolve(folder) + sep));
}
