import type { DocumentKey, DocumentSet, SourceDocument } from '../../schema/documents/document.ts';
import type { NotingSet, StillSays } from '../../schema/memory/recall.ts';
import type { ResolvedModel } from '../model/index.ts';

export type Read =
  | { of: 'document'; key: DocumentKey; found: SourceDocument | undefined }
  | { of: 'model'; id: string; found: ResolvedModel }
  | { of: 'keys'; found: string }
  | { of: 'answer'; stillSays: StillSays };

/** Everything that was read to create a result, which stays valid as long as all of it is unchanged. */
export type Reads = readonly Read[];

export interface ReadTracker {
  documents: DocumentSet;
  note(reads: Reads): void;
  during<Result>(run: () => Result): { result: Result; reads: Reads };
}

export function trackReads(documents: DocumentSet): ReadTracker {
  let noted: Read[] | undefined;
  const note = (reads: Reads) => void noted?.push(...reads);
  const tracked: NotingSet = {
    behind: documents,
    note: (stillSays) => note([{ of: 'answer', stillSays }]),
    get(key) {
      const found = documents.get(key);
      note([{ of: 'document', key, found }]);
      return found;
    },
    keys() {
      const keys = [...documents.keys()];
      note([{ of: 'keys', found: joined(keys) }]);
      return keys;
    },
  };
  return {
    documents: tracked,
    note,
    during(run) {
      const outer = noted;
      const inner: Read[] = [];
      noted = inner;
      try {
        return { result: run(), reads: inner };
      } finally {
        noted = outer;
        note(inner);
      }
    },
  };
}

/** Joins the keys of the documents to one text for comparison. */
export function joined(keys: Iterable<DocumentKey>): string {
  return [...keys].join('\n');
}
