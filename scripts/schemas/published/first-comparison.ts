import type { DocumentKey } from '../../../src/schema/documents/document.ts';
import type { DocumentFolder } from './folder.ts';
import type { DocumentServer, ServerDocument } from './server.ts';

interface Compared {
  folder: DocumentFolder;
  server: DocumentServer;
  there: ReadonlyMap<string, ServerDocument>;
}

/**
 * Returns false for a document that the product delivers on both sides. Such documents differ by the version of the
 * product, or by the layer for a JeecgBoot, and neither side has changed them.
 */
export function isOfAuthor(key: DocumentKey, folder: DocumentFolder, there: Compared['there']): boolean {
  const other = there.get(key);
  return folder.isOwn(key) || (other !== undefined && (other.isPublished || !other.isDelivered));
}

/**
 * Returns the revisions that both sides last shared: those remembered by a pull or push, and for other documents those
 * inferred from the history of the server. A document that was never published can have changed only here; one whose
 * local revision the server once had has changed only there.
 */
export async function inferredBase(
  keys: readonly DocumentKey[],
  { folder, server, there }: Compared,
): Promise<ReadonlyMap<string, string>> {
  const base = new Map(folder.base);
  for (const key of keys) {
    const [own, other] = [folder.revisions.get(key), there.get(key)];
    if (base.has(key) || own === undefined || own === other?.revision) continue;
    if (other && !other.isPublished) base.set(key, other.revision);
    else if (!folder.isOwn(key) || own === other?.fileRevision) base.set(key, own);
    else if ((await server.revisionsOf(key)).includes(own)) base.set(key, own);
  }
  return base;
}
