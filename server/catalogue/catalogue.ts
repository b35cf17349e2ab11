import { resolve } from 'node:path';

import type { DocumentKey, DocumentSet } from '../../src/schema/documents/document.ts';
import { readState, type CatalogueState } from './catalogue-state.ts';
import { laidOver, type DocumentFile, type Overlay } from './document-files.ts';
import { readFolders, watchFolders } from './folders/index.ts';

/** The documents that the server works with. */
export interface Catalogue {
  current(): CatalogueState;
  /** The texts of all documents as they would be with these over the folders, in place of those that lie there now. */
  filesWith(overlay: Overlay): DocumentFile[];
  /** The document in the folders, below what was published. */
  below(key: DocumentKey): DocumentFile | undefined;
  /** The state as it would be with these over the folders. */
  prepare(overlay: Overlay): CatalogueState;
  /**
   * Lays texts over the folders, in place of those before: what asks from now on gets the new state, whole.
   * @param prepared the state that `prepare` gave for them, so that they are not checked again.
   */
  lay(overlay: Overlay, prepared?: CatalogueState): void;
  /**
   * Calls back with the keys of documents that were added, changed or removed, once `current` has them.
   * @returns a function that unsubscribes.
   */
  onChange(listener: (keys: DocumentKey[]) => void): () => void;
  /**
   * What must be done before changed documents of the folders are the current ones: where it fails, they do not become so
   * until they change again.
   */
  beforeFolders(prepare: (change: { before: CatalogueState; after: CatalogueState }) => Promise<void>): void;
  close(): void;
}

/**
 * Reads the documents of the folders; of two documents with the same key the one in the later folder wins. With
 * `watch`, changes of the folders are followed.
 * @throws FolderError when a folder cannot be read.
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
    const [read, over] = [readFolders(folders, files), overlay];
    const after = readState(laidOver(read, over, laid), shippedIn(read));
    await prepareFolders?.({ before: state, after });
    // Something was published meanwhile.
    if (overlay !== over) return readAgain();
    files = read;
    become(after);
  };
  /** From which files of the folders states were prepared. */
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

/** Returns the documents of the first folders that contain them. */
function shippedIn(files: readonly DocumentFile[]): CatalogueState['shipped'] {
  const first = new Map(files.toReversed().map((file) => [file.path, file]));
  return (key) => first.get(`${key}.json`);
}

function differences(before: DocumentSet, after: DocumentSet): DocumentKey[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].filter((key) => before.get(key)?.hash !== after.get(key)?.hash);
}
