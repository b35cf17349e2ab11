import { documentSet } from '../../../src/runtime/page/index.ts';
import type { ChangedDocument } from '../../../src/runtime/ports/index.ts';
import type { DocumentSet, SourceDocument } from '../../../src/schema/documents/document.ts';
import { own, readObject, type JsonObject } from '../../../src/schema/json/index.ts';
import { changedText } from '../../../src/schema/printer/changed-text.ts';
import { renamingOf, type Renaming } from '../../../src/schema/references/index.ts';
import { fromTree, type Tree } from '../../../src/schema/tree/index.ts';
import { changedModel } from '../../behaviors/index.ts';
import type { Command } from '../../commands/index.ts';
import { bodyOf, fieldsIn, type OpenModel } from './open-model.ts';

/** The documents of an open form. */
export interface FormDocuments {
  document: SourceDocument;
  around: readonly SourceDocument[];
}

/** Returns the documents as they are now: the form, its model, and those around it. */
export function documentsNow({ document, around }: FormDocuments, model: OpenModel, tree: Tree): DocumentSet {
  const form = { ...document, body: readObject(fromTree(tree)) };
  return documentSet([
    ...around.flatMap((each) => (each.key === document.key ? [] : [withBody(each, model.key, model.body)])),
    form,
  ]);
}

function withBody(document: SourceDocument, key: string, body: JsonObject): SourceDocument {
  return document.key === key ? { ...document, body } : document;
}

/**
 * Renames a field of the model wherever the documents of the form name it, in one step. `others` are further documents
 * that change along.
 */
export const renameField: Command<{
  documents: FormDocuments;
  model: OpenModel;
  name: string;
  to: string;
  others?: readonly ChangedDocument[];
}> = ({ tree }, { documents, model, name, to, others = [] }) => {
  const { key, text, stepText, editable } = model;
  if (!editable) return { refused: { key: 'notWritable', values: [] } };
  const made = plannedHere(documents, model, { tree, name, to });
  if ('refused' in made) return { refused: { key: 'quoted', values: [made.refused] } };
  const patchesOf = (document: string) => made.changes.find((change) => change.document === document)?.patches ?? [];
  const isInSteps = own(fieldsIn(bodyOf(key, stepText)), name) !== undefined;
  const before = isInSteps ? stepText : text;
  const changed = changedModel(editable, changedText(before, bodyOf(key, before), patchesOf(key)));
  return {
    label: { key: 'rename', values: [name, to] },
    patches: patchesOf(documents.document.key),
    others: [...others, changed],
  };
};

/** Returns true if a field was never published, and no document besides the form and its model names it. */
export function isOnlyHere(documents: FormDocuments, model: OpenModel, tree: Tree, name: string): boolean {
  if (own(model.published, name) !== undefined) return false;
  const made = plannedHere(documents, model, { tree, name, to: freeFor(model, name) });
  const here: readonly string[] = [model.key, documents.document.key];
  return !('refused' in made) && made.changes.every(({ document }) => here.includes(document));
}

/** Returns a name that the model does not have, for a renaming that only finds the places. */
export function freeFor({ body }: Pick<OpenModel, 'body'>, name: string): string {
  let number = 2;
  while (own(fieldsIn(body), `${name.slice(0, 50)}${number}`) !== undefined) number += 1;
  return `${name.slice(0, 50)}${number}`;
}

/** Returns the renaming over the documents of the form. */
export function plannedHere(
  documents: FormDocuments,
  model: OpenModel,
  { tree, name, to }: { tree: Tree; name: string; to: string },
): Renaming | { refused: string } {
  const now = documentsNow(documents, model, tree);
  const body = { kind: 'model', schema: { type: 'object', properties: model.published } };
  const stored: DocumentSet = {
    keys: () => now.keys(),
    get(key) {
      const found = now.get(key);
      return found && key === model.key ? { ...found, body } : found;
    },
  };
  return renamingOf(now, { sort: 'field', model: model.id, name }, to, stored);
}
