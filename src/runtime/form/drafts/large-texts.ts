/** Texts that are too large for localStorage, by key. Every call rejects if the browser provides no storage. */
export interface LargeTexts {
  get(key: string): Promise<string | undefined>;
  /** Writes and removals run in order. */
  set(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
}

const storeName = 'texts';

/** Creates a store of texts in this browser's IndexedDB, which is opened lazily. */
export function createLargeTexts(databaseName: string): LargeTexts {
  let opening: Promise<IDBDatabase> | undefined;
  const open = () => {
    opening ??= openDatabase(databaseName).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  const write = async (change: (store: IDBObjectStore) => void) => {
    const transaction = (await open()).transaction(storeName, 'readwrite');
    change(transaction.objectStore(storeName));
    await ended(transaction);
  };
  return {
    async get(key) {
      const request = (await open()).transaction(storeName).objectStore(storeName).get(key);
      const found: unknown = await answered(request);
      return typeof found === 'string' ? found : undefined;
    },
    set: (key, text) => write((store) => store.put(text, key)),
    remove: (key) => write((store) => store.delete(key)),
  };
}

async function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
  return answered(request);
}

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB')));
  });
}
