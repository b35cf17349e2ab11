import type { DocumentsPort, PageDocuments } from '../../runtime/ports/index.ts';
import { readDocumentKey, type DocumentKey } from '../../schema/documents/document.ts';
import { isRecord } from '../../schema/json/index.ts';
import type { TextStorage } from '../browser/index.ts';

const storageKey = 'pagewright.page-documents';

const most = 50;

export interface EarlyPages {
  documents: DocumentsPort;
  /**
   * Requests the documents of the page that was last open at a path, or at the path before a record's address. Does
   * nothing for an unknown path.
   */
  begin: (path: string) => void;
  remember: (path: string, key: DocumentKey) => void;
}

/**
 * Requests the documents of a page before the menu has loaded and identified it, so that they load in parallel with the
 * menu and the program.
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
      const [, page = path, above = path] = /^((.+)\/[^/]+)\/[^/]+$/.exec(path) ?? [];
      const key = pages.get(path) ?? pages.get(page) ?? pages.get(above);
      if (key === undefined) return;
      const early = port.page(key);
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
