import { createHash } from 'node:crypto';
import { resolveModel } from '../../src/engine/model/index.ts';
import type { DocumentKey, DocumentSet, SourceDocument } from '../../src/schema/documents/document.ts';
import type { Problem } from '../../src/schema/problem.ts';
import type { DocumentSource } from './document-source.ts';
import { textOf } from './document-text.ts';
import { appDocumentOf, type Models, type Page, pagesOf } from './pages.ts';
import { closureOf } from './references.ts';
import { watchFolders } from './watch-folders.ts';

/** A page with everything it needs. */
export interface PageBundle {
  page: Page;
  documents: SourceDocument[];
  /** Changes with any of the documents. */
  hash: string;
}

/** The documents as they were at one moment. */
export interface CatalogueState {
  documents: DocumentSet;
  /** Of files that are no documents; each document has its own. */
  problems: Problem[];
  app: { title: string; home: string; document: SourceDocument | undefined };
  pages: readonly Page[];
  /** Models that could be read, by id. */
  models: Models;
  bundle(key: string): PageBundle | undefined;
}

/** The documents that the server works with. */
export interface Catalogue {
  current(): CatalogueState;
  /** Tells the keys whose documents appeared, changed or went, after `current` shows it. @returns ends the telling. */
  onChange(listener: (keys: DocumentKey[]) => void): () => void;
  close(): void;
}

/**
 * Reads the documents; with `watch`, follows the folders.
 * @throws FolderError when a folder cannot be read.
 */
export async function openCatalogue(source: DocumentSource, options: { watch?: boolean } = {}): Promise<Catalogue> {
  const listeners = new Set<(keys: DocumentKey[]) => void>();
  let state = await readState(source);
  const follow = async (): Promise<void> => {
    const next = await readState(source);
    const changed = differences(state.documents, next.documents);
    state = next;
    if (changed.length > 0) for (const listener of listeners) listener(changed);
  };
  const stop = options.watch ? watchFolders(source.folders, follow) : () => {};
  return {
    current: () => state,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: stop,
  };
}

async function readState(source: DocumentSource): Promise<CatalogueState> {
  const { documents, problems } = await source.read();
  const models = modelsOf(documents);
  const pages = pagesOf(documents, models);
  const bundles = new Map<string, PageBundle>();
  const document = appDocumentOf(documents);
  const home = document?.body['home'];
  return {
    documents,
    problems,
    pages,
    models,
    app: {
      title: textOf(document?.body['title'], 'Pagewright'),
      home: typeof home === 'string' ? home : '/',
      document,
    },
    bundle(key) {
      const page = pages.find((candidate) => candidate.key === key);
      const source = page && documents.get(page.key);
      if (!page || !source) return undefined;
      const known = bundles.get(key);
      if (known) return known;
      const closure = closureOf(source, documents);
      const bundle = { page, documents: closure, hash: hashOf(closure) };
      bundles.set(key, bundle);
      return bundle;
    },
  };
}

/** A model whose text is broken has no fields to work with; its page says why. */
function modelsOf(documents: DocumentSet): Models {
  const readable = [...documents.keys()]
    .flatMap((key) => documents.get(key) ?? [])
    .filter((document) => {
      return document.kind === 'model' && document.body['kind'] === 'model';
    });
  return new Map(readable.map(({ id }) => [id, resolveModel(id, documents)]));
}

function hashOf(documents: readonly SourceDocument[]): string {
  const hash = createHash('sha256');
  for (const { key, hash: own } of documents) hash.update(`${key} ${own}\n`);
  return hash.digest('hex').slice(0, 32);
}

function differences(before: DocumentSet, after: DocumentSet): DocumentKey[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].filter((key) => before.get(key)?.hash !== after.get(key)?.hash);
}
