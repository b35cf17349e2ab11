import { vocabulary } from '../../../generated/vocabulary.ts';
import { fieldNode, type FieldDescription, type ModuleDescription } from '../../../src/engine/exchange/index.ts';
import { pagePath } from '../../../src/engine/menu/index.ts';
import { readObject, readString, readText } from '../../../src/engine/values/index.ts';
import { documentKey, splitDocumentKey, type DocumentKey } from '../../../src/schema/documents/document.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import type { DescribedModule } from '../modules/index.ts';

/**
 * Returns the answer that previews a module before its documents are saved.
 * @param taken The keys that a new document cannot have.
 * @param documented The models and drafts by the resources of their records.
 */
export function describedAnswer(
  { module, guesses, losses }: DescribedModule,
  documents: ReadonlyMap<DocumentKey, JsonObject>,
  { taken, documented }: { taken: ReadonlySet<DocumentKey>; documented: ReadonlyMap<string, DocumentKey> },
) {
  const same = documented.get(module.resource ?? `/${module.id}`);
  return {
    ...savedAnswer(module, documents),
    documents: [...documents].map(([key, body]) => ({ ...documentAnswer(key, body), isTaken: taken.has(key) })),
    fields: fieldsAnswer(module),
    lines: module.lines.map((line) => {
      return { name: line.name, title: line.module.title, fields: fieldsAnswer(line.module) };
    }),
    sameRecords: same === undefined || documents.has(same) ? null : same,
    guesses,
    losses,
  };
}

export function savedAnswer({ id, title }: ModuleDescription, documents: ReadonlyMap<DocumentKey, JsonObject>) {
  const [form, component] = [documentKey(id, 'form'), documentKey(id, 'model')];
  return {
    id,
    title,
    path: pagePath(component),
    component,
    form: documents.has(form) ? form : null,
    documents: [...documents].map(([key, body]) => documentAnswer(key, body)),
  };
}

function documentAnswer(key: DocumentKey, body: JsonObject) {
  return { key, kind: splitDocumentKey(key)?.kind, title: readText(body['title']) ?? key };
}

function fieldsAnswer({ fields }: ModuleDescription) {
  return fields.filter(({ inForm, inList }) => inForm || inList).map(fieldAnswer);
}

function fieldAnswer(field: FieldDescription) {
  const node = fieldNode(field, vocabulary.widgets);
  const props = readObject(node['x-component-props']);
  const dictionary = [node['x-dict'], props['dictionary'], props['dict']]
    .map(readString)
    .find((code) => code !== undefined);
  return {
    name: field.name,
    title: field.title,
    type: readString(node['format']) ?? readString(node['type']) ?? 'string',
    ...(dictionary !== undefined && { dictionary }),
    isRequired: field.isRequired,
    inForm: field.inForm,
    inList: field.inList,
  };
}
