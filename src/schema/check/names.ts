import { splitDocumentKey, type DocumentKind, type DocumentSet, type SourceDocument } from '../documents/document.ts';
import { isJsonObject, type JsonObject, readItems, readObject } from '../json/index.ts';
import { type Addresses, collectAddresses } from './addresses.ts';
import { collectStates } from './states.ts';

/** Fields that every record has, with the type an expression sees. */
export const commonFieldTypes: Readonly<Record<string, 'string' | 'number'>> = {
  id: 'string',
  createBy: 'string',
  createTime: 'string',
  updateBy: 'string',
  updateTime: 'string',
  sysOrgCode: 'string',
  tenantId: 'string',
  delFlag: 'number',
  version: 'number',
};

const crudActions = ['list', 'add', 'edit', 'delete', 'export', 'import'];

/** All names that documents declare, for looking up those that they use. */
export interface DeclaredNames {
  fields(model: string): Record<string, JsonObject> | undefined;
  dictionaries: Set<string>;
  rules: Set<string>;
  permissions: Set<string>;
  ids(kinds: readonly DocumentKind[]): string[];
  /** The states that a record, or the record that it is a line of, can be in; undefined where that is not known. */
  states(model: string): ReadonlySet<string> | undefined;
  transitions(model: string): ReadonlySet<string> | undefined;
  creations(model: string): ReadonlySet<string> | undefined;
  addresses: Addresses;
}

/** Collects what a set of documents declares. */
export function collectNames(documents: DocumentSet, builtInRules: Iterable<string>): DeclaredNames {
  const all = [...documents.keys()].map((key) => documents.get(key)).filter((document) => document !== undefined);
  const ofKind = (kind: DocumentKind) => all.filter((document) => document.kind === kind);
  const fieldsByModel = new Map(ofKind('model').map((model) => [model.id, modelFields(model.body)]));
  const rules = ofKind('rules').flatMap((document) => readItems(document.body['rules']).map((rule) => rule['name']));
  return {
    fields: (model) => fieldsByModel.get(model),
    dictionaries: new Set(ofKind('dictionary').map((document) => String(document.body['code']))),
    rules: new Set([...builtInRules, ...rules.filter((name) => typeof name === 'string')]),
    permissions: new Set(all.flatMap(permissionsOf)),
    ids: (kinds) =>
      [...documents.keys()]
        .map(splitDocumentKey)
        .filter((key) => key && kinds.includes(key.kind))
        .map((key) => key?.id ?? ''),
    ...collectStates(ofKind('model'), ofKind('dictionary')),
    addresses: collectAddresses(all),
  };
}

/** @returns undefined where the model cannot be read, so that its own mistake is not told again wherever it is used. */
function modelFields(body: JsonObject): Record<string, JsonObject> | undefined {
  const schema = body['schema'];
  const properties = isJsonObject(schema) ? schema['properties'] : undefined;
  if (!isJsonObject(properties)) return undefined;
  return Object.fromEntries(
    Object.entries(properties).filter((entry): entry is [string, JsonObject] => isJsonObject(entry[1])),
  );
}

/** The permissions that exist because a document declares what they guard. */
function permissionsOf(document: SourceDocument): string[] {
  const { body, kind, id } = document;
  if (kind === 'app') return readItems(body['permissions']).map((item) => String(item['name']));
  const own = typeof body['permission'] === 'string' ? body['permission'] : undefined;
  if (kind === 'request' || kind === 'query') return own === undefined ? [] : [own];
  if (kind !== 'model') return [];
  const prefix = own ?? id.replaceAll('/', ':');
  const verbs = [...readItems(readObject(body['states'])['transitions']), ...readItems(body['creates'])];
  return [
    prefix,
    ...crudActions.map((action) => `${prefix}:${action}`),
    ...verbs.map((verb) =>
      typeof verb['permission'] === 'string' ? verb['permission'] : `${prefix}:${String(verb['name'])}`,
    ),
  ];
}
