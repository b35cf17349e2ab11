import type { DocumentKey } from '../../src/schema/documents/document.ts';
import type { Catalogue, CatalogueState, Overlay } from '../catalogue/index.ts';
import type { DynamicKysely } from '../database/index.ts';
import { readPublishedSince } from './stored-documents.ts';

/** What lies over the folders, and the number of the last publication in it. */
export interface Published {
  publication: number;
  overlay: Overlay;
}

/** The published documents, as they lie over the folders in this process. */
export interface PublishedDocuments {
  /** What lies there, and the number of the last publication in it. */
  current(): Published;
  /** Lays what this process has just published over the folders; `prepared` is the state with it. */
  advance(next: Published, prepared: CatalogueState): Promise<void>;
  /** Lays what was published since, here or by another process, over the folders. */
  follow(): Promise<void>;
}

/** The published documents of a database; `follow` lays them over the folders of the catalogue. */
export function openPublished(database: DynamicKysely, catalogue: Catalogue): PublishedDocuments {
  let known: Published = { publication: 0, overlay: new Map() };
  const read = async (): Promise<void> => {
    const since = known.publication;
    const rows = await readPublishedSince(database, since);
    // Newer texts were laid meanwhile.
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

/** How often other processes are asked for, in milliseconds. */
const pause = 1_000;

/** Follows what other processes publish. While the database cannot answer, the documents stay. @returns stops it. */
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
