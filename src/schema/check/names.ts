import { splitDocumentKey, type DocumentKind, type DocumentSet } from '../documents/document.ts';
import { isJsonObject, type JsonObject } from '../json/index.ts';
import { kindDefinition } from '../kinds/kinds.ts';
import { collectAddresses, type Addresses } from './addresses.ts';
import { collectStates } from './states.ts';

export interface DeclaredNames {
  fields(model: string): Record<string, JsonObject> | undefined;
  dictionaries: Set<string>;
  rules: Set<string>;
  permissions: Set<string>;
  ids(kinds: readonly DocumentKind[]): string[];
  /** The possible states of a record, or of the record that it is a line of; undefined if they are not known. */
  states(model: string): ReadonlySet<string> | undefined;
  transitions(model: string): ReadonlySet<string> | undefined;
  creations(model: string): ReadonlySet<string> | undefined;
  addresses: Addresses;
}

/** Collects the names that a set of documents declares. */
export function collectNames(documents: DocumentSet, builtInRules: Iterable<string>): DeclaredNames {
  const all = [...documents.keys()].map((key) => documents.get(key)).filter((document) => document !== undefined);
  const ofKind = (kind: DocumentKind) => all.filter((document) => document.kind === kind);
  const fieldsByModel = new Map(ofKind('model').map((model) => [model.id, modelFields(model.body)]));
  const declared = all.map(({ kind, id, body }) => kindDefinition(kind).declares?.(id, body) ?? {});
  return {
    fields: (model) => fieldsByModel.get(model),
    dictionaries: new Set(declared.flatMap(({ dictionaries = [] }) => dictionaries)),
    rules: new Set([...builtInRules, ...declared.flatMap(({ rules = [] }) => rules)]),
    permissions: new Set(declared.flatMap(({ permissions = [] }) => permissions)),
    ids: (kinds) =>
      [...documents.keys()]
        .map(splitDocumentKey)
        .filter((key) => key && kinds.includes(key.kind))
        .map((key) => key?.id ?? ''),
    ...collectStates(ofKind('model'), ofKind('dictionary')),
    addresses: collectAddresses(all),
  };
}

/** @returns undefined if the model cannot be read, so that its error is not reported again at each use. */
function modelFields(body: JsonObject): Record<string, JsonObject> | undefined {
  const schema = body['schema'];
  const properties = isJsonObject(schema) ? schema['properties'] : undefined;
  if (!isJsonObject(properties)) return undefined;
  return Object.fromEntries(
    Object.entries(properties).filter((entry): entry is [string, JsonObject] => isJsonObject(entry[1])),
  );
}
