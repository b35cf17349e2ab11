import type { PlannedRenaming, WantedRenaming } from '../../../src/runtime/ports/index.ts';
import { toPointer } from '../../../src/schema/json/index.ts';
import type { Tree } from '../../../src/schema/tree/index.ts';
import { fieldsPath } from '../../behaviors/index.ts';
import type { OpenModel } from './open-model.ts';
import { freeFor, plannedHere, type FormDocuments } from './rename-field.ts';

/** The places of a document that use a field, as JSON pointers. */
export interface UsingDocument {
  key: string;
  title: string;
  pointers: string[];
}

/** The places that use a field: in the form and its model, in other documents, and those that may mean another field. */
export interface FieldUses {
  here: UsingDocument[];
  elsewhere: UsingDocument[];
  unsure: UsingDocument[];
}

/**
 * Finds where documents use a field, besides its declaration. A renaming finds them, which is only planned; without
 * `plan`, only the documents of the form are searched.
 * @throws PortError if the server cannot plan it.
 */
export async function usesOfField(
  documents: FormDocuments,
  model: OpenModel,
  wanted: { tree: Tree; name: string; plan: ((wanted: WantedRenaming) => Promise<PlannedRenaming>) | undefined },
): Promise<FieldUses> {
  const { tree, name, plan } = wanted;
  const to = freeFor(model, name);
  const pointer = toPointer([...fieldsPath, name]);
  const planned = await plan?.({ key: model.key, text: model.text, pointer, to });
  const found = plannedHere(documents, model, { tree, name, to });
  const made = 'refused' in found ? { changes: [], unsure: [] } : found;
  const local = made.changes.map(({ document, places }): UsingDocument => ({
    key: document,
    title: planned?.documents.find(({ key }) => key === document)?.title ?? document,
    pointers: places.map((place) => place.pointer).filter((each) => document !== model.key || !declares(each, pointer)),
  }));
  const searched = planned?.documents.map(({ key, title, places }): UsingDocument => ({
    key,
    title,
    pointers: places.map((place) => place.pointer),
  }));
  const own: readonly string[] = [model.key, documents.document.key];
  const isUsing = ({ pointers }: UsingDocument) => pointers.length > 0;
  return {
    here: local.filter((each) => own.includes(each.key) && isUsing(each)),
    elsewhere: (searched ?? local).filter((each) => !own.includes(each.key) && isUsing(each)),
    unsure: (planned ?? made).unsure.map((each) => ({
      key: each.document,
      title: each.document,
      pointers: [each.pointer],
    })),
  };
}

/** A field's declaration is not a use of it, nor is that it is required. */
function declares(each: string, pointer: string): boolean {
  return each === pointer || each.startsWith('/schema/required/');
}
