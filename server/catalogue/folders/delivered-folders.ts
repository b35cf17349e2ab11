import { resolve, sep } from 'node:path';

/** The folder of the product's own documents, below every folder of SCHEMAS_DIR. */
export const ownSchemas = './schemas';

/** The folder that is applied over the product's own documents for a JeecgBoot back end. */
export const jeecgBootSchemas = './server/backend/documents';

/** Returns true for a file or folder of the documents that the product delivers; a shop wrote the others. */
export function isDelivered(file: string): boolean {
  return [ownSchemas, jeecgBootSchemas].some((folder) => (resolve(file) + sep).startsWith(resolve(folder) + sep));
}
