import { isRecord } from '../../data-sources/jeecg/index.ts';
import type { DocumentsPort, PageDocuments } from '../../runtime/ports/index.ts';
import { readDocumentKey, type DocumentKey } from '../../schema/documents/document.ts';
import type { TextStorage } from '../browser/index.ts';

const storageKey = 'pagewright.page-documents';

/** Pages that are remembered; the oldest are forgotten. */
const most = 50;

export interface EarlyPages {
  /** The port, which answers its first call with what was begun before. */
  documents: DocumentsPort;
  /**
   * Asks for the documents of the page that stood at a path, or in front of a record's address, when it was last open.
   * Nothing where it never was.
   */
  begin: (path: string) => void;
  /** Remembers which page stands at a path. */
  remember: (path: string, key: DocumentKey) => void;
}

/**
 * Lets a page's documents be asked for before the menu says which page stands at its path: they come while the menu and
 * the program load, not after them.
 */
export function createEarlyPages(port: DocumentsPort, storage: TextStorage): EarlyPages {
  const begun = new Map<DocumentKey, Promise<PageDocuments>>();
  return {
    documents: {
      ...port,
      page(key, options) {
        const early = begun.get(key);
        begun.delete(key);
        return early ?? port.page(key, options);
      },
    },
    begin(path) {
      const pages = read(storage);
      // The record's name, and `edit` behind it.
      const [, page = path, above = path] = /^((.+)\/[^/]+)\/[^/]+$/.exec(path) ?? [];
      const key = pages.get(path) ?? pages.get(page) ?? pages.get(above);
      if (key === undefined) return;
      const early = port.page(key);
      // If it cannot be loaded, the page that needs it reports that.
      early.catch(() => undefined);
      begun.set(key, early);
    },
    remember(path, key) {
      const pages = read(storage);
      if (pages.get(path) === key) return;
      pages.delete(path);
      pages.set(path, key);
      storage.set(storageKey, JSON.stringify(Object.fromEntries([...pages].slice(-most))));
    },
  };
}

function read(storage: TextStorage): Map<string, DocumentKey> {
  try {
    const stored: unknown = JSON.parse(storage.get(storageKey) ?? '{}');
    const entries = Object.entries(isRecord(stored) ? stored : {});
    return new Map(
      entries.flatMap(([path, value]) => {
        const key = readDocumentKey(value);
        return key ? [[path, key] as const] : [];
      }),
    );
  } catch {
    return new Map();
  }
}
