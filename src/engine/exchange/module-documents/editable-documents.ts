import { documentKey, splitDocumentKey, type DocumentKey } from '../../../schema/documents/document.ts';
import { isJsonObject, type JsonObject } from '../../../schema/json/index.ts';
import type { Vocabulary } from '../../../schema/vocabulary.ts';
import type { ModuleAction, ModuleDescription } from './description.ts';
import { moduleDocuments } from './module-documents.ts';

const actionsOfForm: readonly ModuleAction[] = ['add', 'edit', 'detail'];

/**
 * Returns the documents of a module for further editing in the designer: like `moduleDocuments`, but each form is a
 * separate document with the id of its model, which edits the records of the model by default. The note for the author
 * becomes the description of the form, because users of the page read that of the model.
 */
export function editableDocuments(
  module: ModuleDescription,
  widgets: Vocabulary['widgets'],
): Map<DocumentKey, JsonObject> {
  const { actions = actionsOfForm } = module;
  const hasForm = actions.some((action) => actionsOfForm.includes(action));
  return new Map(
    [...moduleDocuments(module, widgets)].flatMap(([key, body]) =>
      hasForm ? withFormApart(key, body) : [[key, body]],
    ),
  );
}

function withFormApart(key: DocumentKey, body: JsonObject): [DocumentKey, JsonObject][] {
  const { form, description, ...model } = body;
  const id = splitDocumentKey(key)?.id;
  if (!isJsonObject(form) || id === undefined) return [[key, body]];
  const own: JsonObject = {
    kind: 'form',
    formatVersion: 1,
    ...(body['title'] !== undefined && { title: body['title'] }),
    ...(description !== undefined && { description }),
    model: id,
    ...form,
  };
  return [
    [key, model],
    [documentKey(id, 'form'), own],
  ];
}
