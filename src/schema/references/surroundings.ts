import { documentKey, type DocumentKey, type DocumentSet } from '../documents/document.ts';
import { readObject, readString } from '../json/index.ts';
import { fieldsOf } from './lookups.ts';
import { mentions } from './mentions.ts';
import { visitDocument } from './visit-document.ts';

/** The relations between the documents of a set that the documents themselves do not declare. */
export interface Surroundings {
  documents: DocumentSet;
  /** Returns the models whose lines are records of that model: the possible models of `$parent` in its expressions. */
  ownersOf(model: string): string[];
  /**
   * Returns the models of the records from which a dialog is opened or a request made: the possible models of `$record`
   * in it.
   */
  callersOf(document: DocumentKey): string[];
}

/** Finds the relations in a set of documents, each lazily and once. */
export function createSurroundings(documents: DocumentSet): Surroundings {
  let owners: Map<string, string[]> | undefined;
  let callers: Map<DocumentKey, string[]> | undefined;
  return {
    documents,
    ownersOf: (model) => (owners ??= findOwners(documents)).get(model) ?? [],
    callersOf: (document) => (callers ??= findCallers(documents)).get(document) ?? [],
  };
}

function findOwners(documents: DocumentSet): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const key of documents.keys()) {
    const document = documents.get(key);
    if (document?.kind !== 'model') continue;
    for (const field of Object.values(fieldsOf(documents, document.id))) {
      const lines = readString(readObject(readObject(field)['x-child'])['model']);
      if (lines !== undefined) add(owners, lines, document.id);
    }
  }
  return owners;
}

/** The keys whose document has the record of the surrounding document as its `$record`. */
const callingKeys = ['open-dialog', 'request'];

function findCallers(documents: DocumentSet): Map<DocumentKey, string[]> {
  const callers = new Map<DocumentKey, string[]>();
  for (const key of documents.keys()) {
    const document = documents.get(key);
    if (!document || !callingKeys.some((name) => mentions(document.body, name))) continue;
    visitDocument(document, documents, {
      reference(named) {
        if (named.sort !== 'document' || !callingKeys.some((name) => named.pointer.endsWith(`/${name}`))) return;
        for (const kind of named.kinds) add(callers, documentKey(named.id, kind), named.around);
      },
    });
  }
  return callers;
}

function add<Key>(into: Map<Key, string[]>, key: Key, value: string | undefined): void {
  const known = into.get(key) ?? [];
  if (value !== undefined && !known.includes(value)) into.set(key, [...known, value]);
}
