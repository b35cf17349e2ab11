import {
  documentKey,
  type DocumentKey,
  type DocumentKind,
  type DocumentSet,
  type SourceDocument,
  splitDocumentKey,
} from '../../src/schema/documents/document.ts';
import { isJsonObject, type JsonValue } from '../../src/schema/json/index.ts';

/** Which kind of document the text under a key names, where the kind is left out. */
const kindOfKey: Readonly<Record<string, DocumentKind>> = {
  model: 'model',
  from: 'model',
  to: 'model',
  into: 'model',
  columns: 'columns',
  'x-columns': 'columns',
  editor: 'form',
  form: 'form',
  'open-form': 'form',
  list: 'list',
  dialog: 'dialog',
  'open-dialog': 'dialog',
  picker: 'picker',
  'open-picker': 'picker',
  screen: 'screen',
  request: 'request',
  query: 'query',
};

/** What a document of a kind takes from beside it (same id) without saying so. */
const beside: Partial<Record<DocumentKind, readonly DocumentKind[]>> = {
  list: ['model', 'form', 'columns'],
  form: ['model'],
  columns: ['model'],
  picker: ['model'],
  model: ['form', 'columns'],
};

/** The existing documents that a document names anywhere, and the rule sets that hold the rules it names. */
export function referencesOf(document: SourceDocument, documents: DocumentSet): Set<DocumentKey> {
  const found = new Set<DocumentKey>();
  const rules = new Set<string>();
  const add = (key: DocumentKey): void => {
    if (key !== document.key && documents.get(key)) found.add(key);
  };
  const walk = (value: JsonValue, name: string): void => {
    if (typeof value === 'string') {
      const kind = Object.hasOwn(kindOfKey, name) ? kindOfKey[name] : undefined;
      if (kind) add(documentKey(value, kind));
      const split = value.includes('/') ? splitDocumentKey(value) : undefined;
      if (split) add(documentKey(split.id, split.kind));
      if (name === 'x-rules' || name === 'rule') rules.add(value);
    } else if (Array.isArray(value)) {
      for (const item of value) walk(item, name);
    } else if (isJsonObject(value)) {
      for (const [key, child] of Object.entries(value)) walk(child, key);
    }
  };
  walk(document.body, '');
  for (const kind of beside[document.kind] ?? []) add(documentKey(document.id, kind));
  for (const key of documents.keys()) {
    if (key.endsWith('.rules') && rulesOf(documents.get(key)).some((rule) => rules.has(rule))) add(key);
  }
  return found;
}

/** The document and all that it refers to, over any number of steps; itself first. */
export function closureOf(document: SourceDocument, documents: DocumentSet): SourceDocument[] {
  const reached = new Map<DocumentKey, SourceDocument>([[document.key, document]]);
  for (const next of reached.values()) {
    for (const key of referencesOf(next, documents)) {
      const found = documents.get(key);
      if (found && !reached.has(key)) reached.set(key, found);
    }
  }
  return [...reached.values()];
}

function rulesOf(document: SourceDocument | undefined): string[] {
  const rules = document?.body['rules'];
  if (!Array.isArray(rules)) return [];
  return rules.flatMap((rule) => (isJsonObject(rule) && typeof rule['name'] === 'string' ? [rule['name']] : []));
}
