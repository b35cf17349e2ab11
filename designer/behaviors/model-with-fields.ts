import { isEqual } from 'es-toolkit';

import type { ChangedDocument, EditedDocument } from '../../src/runtime/ports/index.ts';
import type { DocumentKey } from '../../src/schema/documents/document.ts';
import { own, readObject, type JsonObject } from '../../src/schema/json/index.ts';
import { parseDocument } from '../../src/schema/parse/index.ts';
import { changedText } from '../../src/schema/printer/changed-text.ts';
import type { Patch } from '../../src/schema/tree/index.ts';
import { modelKeys, type FormFields } from './form-fields.ts';

/** The model of a form that may be edited together with it. */
export interface EditableModel extends Pick<EditedDocument, 'text' | 'revision' | 'draft'> {
  key: DocumentKey;
}

/** The path of a model's fields. */
export const fieldsPath = ['schema', 'properties'];

/** Returns the text with which a model was opened: the user's draft, or the published text; null if there is none. */
export function openedModelText({ text, draft }: EditableModel): string | null {
  return draft ? draft.text : text;
}

/** Returns the model as changed by a step. `text` is its whole text. */
export function changedModel(model: EditableModel, text: string): ChangedDocument {
  const { key, draft, revision } = model;
  const before = openedModelText(model) ?? '';
  return {
    key,
    text,
    before,
    revision: draft?.revision ?? revision,
    draft: draft ? { text: before, revision: draft.revision } : undefined,
  };
}

/**
 * Returns the model with the fields that its form adds, or `changed` if the form adds none. Until such a field is
 * published, the model follows the form: the title, the widget, and the removal.
 * @param changed the model as other steps have changed it.
 */
export function modelWithFields(
  model: EditableModel,
  { defined, gone }: FormFields,
  changed?: ChangedDocument,
): ChangedDocument | undefined {
  const { key } = model;
  const before = openedModelText(model);
  if (before === null) return changed;
  const published = fieldsIn(bodyOf(key, model.text ?? ''));
  const isNew = (name: string) => own(published, name) === undefined;
  const added = Object.entries(defined).filter(([name]) => isNew(name));
  const opened = changed?.text ?? before;
  const text = withFields(key, opened, added, gone.filter(isNew));
  // The draft of an earlier day may have fields of the form that are not published yet.
  const isComplete = text === opened && (changed !== undefined || added.length === 0 || text === model.text);
  return isComplete ? changed : changedModel(model, text);
}

function withFields(
  key: DocumentKey,
  text: string,
  added: readonly (readonly [name: string, field: JsonObject])[],
  gone: readonly string[],
): string {
  const body = bodyOf(key, text);
  const fields = fieldsIn(body);
  const removed = gone.filter((name) => own(fields, name) !== undefined);
  const unknown = added.filter(([name]) => own(fields, name) === undefined);
  const known = added.flatMap(([name, field]): Patch[] => {
    const before = readObject(own(fields, name));
    const others = Object.entries(before).filter(([each]) => !modelKeys.includes(each));
    const value = { ...field, ...Object.fromEntries(others) };
    return unknown.some(([each]) => each === name) || isEqual(value, before)
      ? []
      : [{ op: 'set', path: [...fieldsPath, name], value }];
  });
  const index = Object.keys(fields).length - removed.length;
  const patches = [
    ...known,
    ...removed.map((name): Patch => ({ op: 'remove', path: [...fieldsPath, name] })),
    ...unknown.map(([name, value], at): Patch => ({
      op: 'insert',
      path: fieldsPath,
      key: name,
      index: index + at,
      value,
    })),
  ];
  return patches.length === 0 ? text : changedText(text, body, patches);
}

function bodyOf(key: DocumentKey, text: string): JsonObject {
  return parseDocument(key, text).document.body;
}

function fieldsIn(body: JsonObject): JsonObject {
  return readObject(readObject(body['schema'])['properties']);
}
