import { checkedAsPages } from '../../server/catalogue/checked/index.ts';
import { readFolders } from '../../server/catalogue/folders/index.ts';
import type { CheckedDocuments } from '../../src/schema/check/index.ts';
import type { DocumentKey } from '../../src/schema/documents/document.ts';
import type { SourceFile } from '../../src/schema/parse/index.ts';
import { documentFolders } from './document-folders.ts';

export interface NewFile {
  text: string;
  key?: DocumentKey;
  file?: string;
}

interface ReadOptions {
  over?: ReadonlyMap<string, NewFile>;
  /** Files that override those of the folders. */
  more?: readonly SourceFile[];
  only?: ReadonlySet<DocumentKey>;
  files?: readonly SourceFile[];
}

export function documentFiles(): SourceFile[] {
  return readFolders(documentFolders());
}

/** Reads and checks the documents of the product as the server and the pages do. */
export function readDocuments({ over, more = [], only, files = documentFiles() }: ReadOptions = {}): CheckedDocuments {
  return checkedAsPages(
    [...files, ...more].map((each) => {
      const changed = over?.get(each.file);
      if (!changed) return each;
      const { text, key, file = each.file } = changed;
      return { ...each, text, file, ...(key !== undefined && { path: `${key}.json` }) };
    }),
    only,
  );
}
