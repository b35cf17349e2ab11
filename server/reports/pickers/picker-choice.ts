import { kindMeaning } from '../../../src/engine/kinds/index.ts';
import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { fixedCondition } from '../../../src/engine/query/index.ts';
import { readObject, readObjects, readString } from '../../../src/engine/values/index.ts';
import type { DocumentSet, SourceDocument } from '../../../src/schema/documents/document.ts';
import type { JsonObject, JsonValue } from '../../../src/schema/json/index.ts';
import { oncePerObject } from '../../../src/schema/memory/once-per-object.ts';
import type { CatalogueState } from '../../catalogue/index.ts';

export interface PickerChoice {
  model: ResolvedModel;
  permissions: ReadonlySet<string>;
  answered: ReadonlySet<string>;
  searchable: ReadonlySet<string>;
  where: Readonly<Record<string, string>>;
}

/**
 * Returns the choice of the picker with that name (a document's id, with points or slashes); its response contains the
 * fields that the picker shows, stores and copies. Undefined for pickers without a model or with their own requests.
 */
export function findChoice(state: CatalogueState, name: string): PickerChoice | undefined {
  const document = pickerOf(state.documents, name);
  if (!document) return undefined;
  const { body } = document;
  const model = state.models.get(readString(body['model']) ?? '');
  if (!model || readString(readObject(body['urls'])['list']) !== undefined) return undefined;
  const uses = usesOf(state.documents, document.id);
  const own = [readString(body['key']) ?? 'id', readString(body['label']) ?? model.label];
  const wheres = [body['where'], ...uses.map(({ props }) => props['where'])].map((where) => readObject(where));
  return {
    model,
    permissions: new Set([`${model.permission}:list`, ...uses.flatMap((use) => permissionsOf(use.document, state))]),
    answered: new Set([
      'id',
      ...own,
      ...namesOf(body['columns'], 'key'),
      ...[body['fields'], ...uses.map(({ props }) => props['fields'])].flatMap((each) => Object.keys(readObject(each))),
      ...uses.flatMap(({ props }) => readString(props['store']) ?? []),
    ]),
    searchable: new Set([...namesOf(body['search'], 'field'), ...wheres.flatMap((where) => Object.keys(where))]),
    where: Object.fromEntries(
      Object.entries(readObject(body['where'])).flatMap(([field, value]) => {
        const { mode, value: wanted } = fixedCondition(value);
        const text = [wanted].flat().map(String).join(',');
        return text.includes('{{') ? [] : [[mode === 'within' ? `${field}_within` : field, text]];
      }),
    ),
  };
}

function pickerOf(documents: DocumentSet, name: string): SourceDocument | undefined {
  const wanted = name.replaceAll('/', '.');
  for (const key of documents.keys()) {
    const document = documents.get(key);
    if (document?.kind === 'picker' && document.id.replaceAll('/', '.') === wanted) return document;
  }
  return undefined;
}

interface Use {
  document: SourceDocument;
  props: JsonObject;
}

const usesByPicker = oncePerObject<DocumentSet, Map<string, Use[]>>(() => new Map());

function usesOf(documents: DocumentSet, picker: string): Use[] {
  const known = usesByPicker(documents);
  const uses = known.get(picker) ?? [...lookFor(documents, picker)];
  known.set(picker, uses);
  return uses;
}

function* lookFor(documents: DocumentSet, picker: string): Iterable<Use> {
  for (const key of documents.keys()) {
    const document = documents.get(key);
    if (!document) continue;
    for (const props of namingIn(document.body)) if (props['picker'] === picker) yield { document, props };
  }
}

const namingIn = oncePerObject((body: JsonObject): readonly JsonObject[] => [...objectsNaming(body)]);

function* objectsNaming(value: JsonValue | undefined): Iterable<JsonObject> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && typeof value['picker'] === 'string') yield value;
  for (const inner of Object.values(value)) yield* objectsNaming(inner);
}

function permissionsOf(document: SourceDocument, { models }: CatalogueState): string[] {
  const { kind, id, body } = document;
  const own = kindMeaning(kind).permission?.(document);
  if (own !== undefined) return [own];
  const model = models.get(kind === 'model' ? id : (readString(body['model']) ?? ''));
  const owner = model?.childOf && models.get(model.childOf.model);
  return [model, owner].flatMap((each) => (each ? [`${each.permission}:list`] : []));
}

function namesOf(items: JsonValue | undefined, key: string): string[] {
  const names = Array.isArray(items) ? items.filter((item) => typeof item === 'string') : [];
  return [...names, ...readObjects(items).flatMap(({ item }) => readString(item[key]) ?? [])];
}
