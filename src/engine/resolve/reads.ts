import type { DocumentKey, DocumentSet, SourceDocument } from '../../schema/documents/document.ts';
import type { NotingSet, StillSays } from '../../schema/documents/recall.ts';
import type { ResolvedModel } from '../model/index.ts';

/** One thing that was read: a document, a resolved model, which documents there are, or an answer about all of them. */
export type Read =
  | { of: 'document'; key: DocumentKey; found: SourceDocument | undefined }
  | { of: 'model'; id: string; found: ResolvedModel }
  | { of: 'keys'; found: string }
  | { of: 'answer'; stillSays: StillSays };

/** What was read while something was made: it need not be made again for as long as all of it is the same. */
export type Reads = readonly Read[];

/** Notes what is read of a set of documents. */
export interface ReadTracker {
  /** The set; what is read of it is noted. */
  documents: DocumentSet;
  note(reads: Reads): void;
  /** Runs, and gives with the result what it read. */
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

/** Which documents there are, as one text. */
export function joined(keys: Iterable<DocumentKey>): string {
  return [...keys].join('\n');
}
