import { resolve } from 'node:path';

import type { DocumentKey, DocumentSet } from '../../src/schema/documents/document.ts';
import { readState, type CatalogueState } from './catalogue-state.ts';
import { laidOver, type DocumentFile, type Overlay } from './document-files.ts';
import { readFolders, watchFolders } from './folders/index.ts';

export interface Catalogue {
  current(): CatalogueState;
  filesWith(overlay: Overlay): DocumentFile[];
  below(key: DocumentKey): DocumentFile | undefined;
  prepare(overlay: Overlay): CatalogueState;
  /**
   * Replaces the overlay over the folders; later calls of `current` return the new state.
   * @param prepared The state that `prepare` returned for the overlay, so that it is not checked again.
   */
  lay(overlay: Overlay, prepared?: CatalogueState): void;
  /**
   * Calls the listener with the keys of added, changed or removed documents, once `current` has them.
   * @returns a function that unsubscribes.
   */
  onChange(listener: (keys: DocumentKey[]) => void): () => void;
  /**
   * Registers work to be done before changed documents of the folders become current. If it fails, they do not become
   * current until they change again.
   */
  beforeFolders(prepare: (change: { before: CatalogueState; after: CatalogueState }) => Promise<void>): void;
  close(): void;
}

/**
 * Reads the documents of the folders; of two documents with the same key the one in the later folder wins. With
 * `watch`, changes in the folders are applied.
 * @throws FolderError if a folder cannot be read.
 */
export function openCatalogue(names: readonly string[], options: { watch?: boolean } = {}): Catalogue {
  const listeners = new Set<(keys: DocumentKey[]) => void>();
  const folders = names.map((name) => resolve(name));
  let files: DocumentFile[] = readFolders(folders);
  let overlay: Overlay = new Map();
  const laid = new Map<DocumentKey, DocumentFile>();
  let state = readState(files, shippedIn(files));
  const become = (next: CatalogueState): void => {
    const changed = differences(state.documents, next.documents);
    state = next;
    if (changed.length > 0) for (const listener of listeners) listener(changed);
  };
  let prepareFolders: Parameters<Catalogue['beforeFolders']>[0] | undefined;
  const readAgain = async (): Promise<void> => {
    const [read, over] = [readFolders(folders), overlay];
    const after = readState(laidOver(read, over, laid), shippedIn(read));
    await prepareFolders?.({ before: state, after });
    if (overlay !== over) return readAgain();
    files = read;
    become(after);
  };
  const preparedFrom = new WeakMap<CatalogueState, DocumentFile[]>();
  const stop = options.watch ? watchFolders(folders, readAgain) : () => {};
  return {
    current: () => state,
    filesWith: (over) => laidOver(files, over, laid),
    below: (key) => files.findLast(({ path }) => path === `${key}.json`),
    prepare(over) {
      const prepared = readState(laidOver(files, over, laid), shippedIn(files));
      preparedFrom.set(prepared, files);
      return prepared;
    },
    lay(next, prepared) {
      overlay = next;
      become(
        prepared && preparedFrom.get(prepared) === files
          ? prepared
          : readState(laidOver(files, next, laid), shippedIn(files)),
      );
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    beforeFolders: (prepare) => void (prepareFolders = prepare),
    close: stop,
  };
}

function shippedIn(files: readonly DocumentFile[]): CatalogueState['shipped'] {
  const first = new Map(files.toReversed().map((file) => [file.path, file]));
  return (key) => first.get(`${key}.json`);
}

function differences(before: DocumentSet, after: DocumentSet): DocumentKey[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].filter((key) => before.get(key)?.hash !== after.get(key)?.hash);
}
