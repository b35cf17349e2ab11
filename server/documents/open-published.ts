import type { DocumentKey } from '../../src/schema/documents/document.ts';
import type { Catalogue, CatalogueState, Overlay } from '../catalogue/index.ts';
import type { DynamicKysely } from '../database/index.ts';
import { readPublishedSince } from './stored-documents.ts';

export interface Published {
  publication: number;
  overlay: Overlay;
}

export interface PublishedDocuments {
  current(): Published;
  /** Applies a publication of this process; `prepared` is the resulting state. */
  advance(next: Published, prepared: CatalogueState): Promise<void>;
  follow(): Promise<void>;
}

export function openPublished(database: DynamicKysely, catalogue: Catalogue): PublishedDocuments {
  let known: Published = { publication: 0, overlay: new Map() };
  const read = async (): Promise<void> => {
    const since = known.publication;
    const rows = await readPublishedSince(database, since);
    // Newer texts were applied in the meantime.
    if (known.publication !== since) return read();
    if (rows.length === 0) return;
    const overlay = new Map<DocumentKey, string | null>(known.overlay);
    for (const { key, text } of rows) overlay.set(key, text);
    known = { publication: Math.max(...rows.map(({ publication }) => publication)), overlay };
    catalogue.lay(overlay);
  };
  let reading: Promise<void> = Promise.resolve();
  const follow = (): Promise<void> => {
    reading = reading.catch(() => undefined).then(read);
    return reading;
  };
  const advance: PublishedDocuments['advance'] = (next, prepared) => {
    if (next.publication !== known.publication + 1) return follow();
    known = next;
    catalogue.lay(next.overlay, prepared);
    return Promise.resolve();
  };
  return { current: () => known, advance, follow };
}

const pause = 1_000;

/**
 * Applies publications of other processes regularly. While the database is unreachable, the documents stay unchanged.
 * @returns a function that stops it.
 */
export function followRegularly({ follow }: PublishedDocuments): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = follow().catch(() => undefined);
  }, pause).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
