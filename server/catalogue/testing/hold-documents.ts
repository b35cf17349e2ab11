import type { SourceFile } from '../../../src/schema/parse/index.ts';
import { jeecgBootSchemas, ownSchemas, readFolders } from '../folders/index.ts';

let files: readonly SourceFile[] = [];

/**
 * Keeps the documents of the product in memory, so that the servers of this process, which start one after the other,
 * do not parse and check them again.
 */
export function holdDocuments(): void {
  if (files.length === 0) files = readFolders([ownSchemas, jeecgBootSchemas]);
}
