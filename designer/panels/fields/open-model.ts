import type { DocumentKey, SourceDocument } from '../../../src/schema/documents/document.ts';
import {
  own,
  readObject,
  readString,
  readStrings,
  type JsonObject,
  type Path,
} from '../../../src/schema/json/index.ts';
import { parseDocument } from '../../../src/schema/parse/index.ts';
import { printDocument } from '../../../src/schema/printer/print-document.ts';
import type { Tree } from '../../../src/schema/tree/index.ts';
import { openedModelText, type EditableModel } from '../../behaviors/index.ts';
import { allNodes, otherDocuments, valueAtPath } from '../../model/index.ts';
import type { OpenDesign } from '../../state/index.ts';

/** The model of an open form, as the steps have changed it. */
export interface OpenModel {
  key: DocumentKey;
  id: string;
  body: JsonObject;
  text: string;
  /** The text without the fields that are only in it because the form has them. */
  stepText: string;
  /** The fields of the published model, whose values are stored. */
  published: JsonObject;
  /** Undefined if the user may not edit the model. */
  editable: EditableModel | undefined;
}

/** A field of the model, as a row. */
export interface FieldRow {
  name: string;
  field: JsonObject;
  isRequired: boolean;
  /** The path of its node in the form; undefined if the form does not have it. */
  path: Path | undefined;
  /** True if the form defines its type, so that the model follows the form until it is published. */
  isOfForm: boolean;
}

/** Returns the model of the form; undefined if the form has none. */
export function openModel(
  { tree, history, others }: Pick<OpenDesign, 'tree' | 'history' | 'others'>,
  editable: EditableModel | undefined,
  around: readonly SourceDocument[],
): OpenModel | undefined {
  const id = readString(valueAtPath(tree, ['model']));
  const found = around.find((document) => document.kind === 'model' && document.id === id);
  if (id === undefined || !found) return undefined;
  const { key, body } = found;
  const opened = editable?.key === key ? openedModelText(editable) : null;
  if (!editable || opened === null) {
    const text = printDocument(body);
    return { key, id, body, text, stepText: text, published: fieldsIn(body), editable: undefined };
  }
  return {
    key,
    id,
    body,
    text: others.get(key)?.text ?? opened,
    stepText: otherDocuments(history).get(key)?.text ?? opened,
    published: fieldsIn(bodyOf(key, editable.text ?? '')),
    editable,
  };
}

/** Returns the fields of a model as rows, in the order of the model. */
export function fieldRows({ body, published }: Pick<OpenModel, 'body' | 'published'>, tree: Tree): FieldRow[] {
  const required = new Set(readStrings(readObject(body['schema'])['required']));
  const nodes = new Map(allNodes(tree).map((node) => [node.key, node]));
  return Object.entries(fieldsIn(body)).map(([name, field]) => {
    const node = nodes.get(name);
    return {
      name,
      field: readObject(field),
      isRequired: required.has(name),
      path: node?.path,
      isOfForm: node?.written['type'] !== undefined && own(published, name) === undefined,
    };
  });
}

/** Parses the text of a model. */
export function bodyOf(key: DocumentKey, text: string): JsonObject {
  return parseDocument(key, text).document.body;
}

/** Returns the fields of a model. */
export function fieldsIn(body: JsonObject): JsonObject {
  return readObject(readObject(body['schema'])['properties']);
}
