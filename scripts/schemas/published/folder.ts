import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readFolders } from '../../../server/catalogue/folders/index.ts';
import type { DocumentKey } from '../../../src/schema/documents/document.ts';
import { parseJson, readObject, readStringMap } from '../../../src/schema/json/index.ts';
import { contentHash, keyOfPath } from '../../../src/schema/parse/index.ts';

/** The documents of the folders, of which the last one is written, and the revisions that they last shared with a server. */
export interface DocumentFolder {
  texts: ReadonlyMap<DocumentKey, string>;
  revisions: ReadonlyMap<string, string>;
  base: ReadonlyMap<string, string>;
  /** Writes a document, or removes it. */
  write(key: DocumentKey, text: string | null): void;
  remember(base: ReadonlyMap<string, string>): void;
}

/** Hidden, so that it is no document. */
const memory = '.published.json';

/** @throws FolderError when a folder cannot be read. */
export function openFolder(folders: readonly string[]): DocumentFolder {
  const own = folders.at(-1) ?? 'schemas';
  const texts = new Map<DocumentKey, string>();
  for (const { path, text } of readFolders(folders)) {
    const key = keyOfPath(path);
    if (key !== undefined) texts.set(key, text);
  }
  return {
    texts,
    revisions: new Map([...texts].map(([key, text]) => [key, contentHash(text)])),
    base: new Map(Object.entries(readStringMap(remembered(join(own, memory))))),
    write(key, text) {
      const file = join(own, `${key}.json`);
      if (text === null) return rmSync(file, { force: true });
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    },
    remember: (base) =>
      writeFileSync(
        join(own, memory),
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
