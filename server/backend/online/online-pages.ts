import { createHash } from 'node:crypto';

import * as validators from '../../../generated/document-validators.js';
import { vocabulary } from '../../../generated/vocabulary.ts';
import { moduleDocuments, type ModuleDescription } from '../../../src/engine/exchange/index.ts';
import {
  splitDocumentKey,
  type DocumentKey,
  type DocumentSet,
  type SourceDocument,
} from '../../../src/schema/documents/document.ts';
import { parseDocument } from '../../../src/schema/parse/index.ts';
import { printDocument } from '../../../src/schema/printer/print-document.ts';
import { closureOf } from '../../../src/schema/references/index.ts';
import type { CatalogueState, PageBundle } from '../../catalogue/index.ts';

const most = 200;

export function createOnlinePages() {
  const documents = new Map<string, SourceDocument>();
  const parsed = (key: DocumentKey, text: string): SourceDocument => {
    const name = `${key} ${text}`;
    const document = documents.get(name) ?? parseDocument(key, text, validators).document;
    documents.delete(name);
    documents.set(name, document);
    for (const oldest of documents.keys()) {
      if (documents.size <= most) break;
      documents.delete(oldest);
    }
    return document;
  };
  const setOf = (module: ModuleDescription, state: CatalogueState) => {
    const own = new Map([...onlineTexts(module)].map(([key, text]) => [key, parsed(key, text)]));
    const set: DocumentSet = {
      get: (key) => own.get(key) ?? state.documents.get(key),
      keys: () => new Set([...own.keys(), ...state.documents.keys()]).values(),
    };
    const [first] = own.keys();
    return { own, set, first };
  };
  return {
    documentsOf(module: ModuleDescription, state: CatalogueState): { id: string | undefined; documents: DocumentSet } {
      const { set, first } = setOf(module, state);
      return { id: first && splitDocumentKey(first)?.id, documents: set };
    },
    bundle(module: ModuleDescription, state: CatalogueState): PageBundle {
      const { own, set, first } = setOf(module, state);
      const closure = first === undefined ? [] : closureOf(first, set).flatMap((key) => set.get(key) ?? []);
      const all = [...new Set([...own.values(), ...closure])];
      return { permissions: [], documents: all, hash: hashOf(all) };
    },
  };
}

function onlineTexts(module: ModuleDescription): Map<DocumentKey, string> {
  const bodies = moduleDocuments(module, vocabulary.widgets);
  return new Map([...bodies].map(([key, body]) => [key, printDocument(body)]));
}

function hashOf(documents: readonly SourceDocument[]): string {
  const hash = createHash('sha256');
  for (const { key, hash: own } of documents) hash.update(`${key} ${own}\n`);
  return hash.digest('hex').slice(0, 32);
}
