import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { isDelivered, ownSchemas, readFolders } from '../../../server/catalogue/folders/index.ts';
import type { DocumentKey } from '../../../src/schema/documents/document.ts';
import { parseJson, readObject, readStringMap } from '../../../src/schema/json/index.ts';
import { contentHash, keyOfPath } from '../../../src/schema/parse/index.ts';

export interface DocumentFolder {
  /**
   * Returns true for a document that is maintained here: any document if no shop folder is configured, otherwise those
   * of the shop folders.
   */
  isOwn(key: DocumentKey): boolean;
  texts: ReadonlyMap<DocumentKey, string>;
  revisions: ReadonlyMap<string, string>;
  base: ReadonlyMap<string, string>;
  write(key: DocumentKey, text: string | null): void;
  remember(base: ReadonlyMap<string, string>): void;
}

/** Hidden, so that it is not a document. */
const memory = '.published.json';

export function openFolder(folders: readonly string[]): DocumentFolder {
  const last = folders.at(-1) ?? ownSchemas;
  const texts = new Map<DocumentKey, string>();
  const own = new Set<DocumentKey>();
  for (const { path, text, file } of readFolders(folders)) {
    const key = keyOfPath(path);
    if (key === undefined) continue;
    texts.set(key, text);
    if (isDelivered(last) || !isDelivered(file)) own.add(key);
  }
  return {
    isOwn: (key) => own.has(key),
    texts,
    revisions: new Map([...texts].map(([key, text]) => [key, contentHash(text)])),
    base: new Map(Object.entries(readStringMap(remembered(join(last, memory))))),
    write(key, text) {
      const file = join(last, `${key}.json`);
      if (text === null) return rmSync(file, { force: true });
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    },
    remember: (base) =>
      writeFileSync(
        join(last, memory),
        `${JSON.stringify(Object.fromEntries([...base].toSorted(([one], [other]) => (one < other ? -1 : 1))), null, 2)}\n`,
      ),
  };
}

function remembered(file: string) {
  try {
    return readObject(parseJson(readFileSync(file, 'utf8')).value);
  } catch {
    return {};
  }
}
