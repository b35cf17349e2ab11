import type { DocumentKey } from '../../../src/schema/documents/document.ts';
import type { DocumentFolder } from './folder.ts';
import type { DocumentServer, ServerDocument } from './server.ts';

/** The two sides of a comparison. */
interface Compared {
  folder: DocumentFolder;
  server: DocumentServer;
  there: ReadonlyMap<string, ServerDocument>;
}

/**
 * False for a document that the product delivers here and there. Such documents differ by the version of the product, or by
 * the layer that lies over them in front of a JeecgBoot, and neither side has changed them.
 */
export function isOfAuthor(key: DocumentKey, folder: DocumentFolder, there: Compared['there']): boolean {
  const other = there.get(key);
  return folder.isOwn(key) || (other !== undefined && (other.isPublished || !other.isDelivered));
}

/**
 * The revisions that both sides last shared: those that a pull or push has remembered, and for other documents what follows
 * from the history of the server. A document that was never published there can have changed only here; one that is here as
 * the server has had it before has changed only there.
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
