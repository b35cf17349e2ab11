import type { DocumentSet } from '../../schema/documents/document.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import { foundOnce } from '../../schema/memory/found-once.ts';
import { oncePerObject } from '../../schema/memory/once-per-object.ts';
import { ask } from '../../schema/memory/recall.ts';
import { readObject } from '../values/index.ts';

interface Parent {
  model: string;
  field: string;
}

/** Returns the first model and field, in key order, whose `x-child` names the model; undefined if there is none. */
export function findParent(id: string, documents: DocumentSet): Parent | undefined {
  return ask(documents, (all) => parentsIn(all).get(id), isSameParent);
}

const parentsIn = foundOnce((documents) => {
  const parents = new Map<string, Parent>();
  for (const key of documents.keys()) {
    if (!key.endsWith('.model')) continue;
    const model = key.slice(0, -'.model'.length);
    for (const [child, field] of childrenOf(documents.get(key)?.body ?? {}))
      if (!parents.has(child)) parents.set(child, { model, field });
  }
  return parents;
});

function isSameParent(left: Parent | undefined, right: Parent | undefined): boolean {
  return left?.model === right?.model && left?.field === right?.field;
}

/** Returns the models that a model's body names by `x-child`, with the field. Bodies are immutable. */
const childrenOf = oncePerObject((body: JsonObject): ReadonlyMap<string, string> => {
  const children = new Map<string, string>();
  for (const [name, source] of Object.entries(fieldsOf(body))) {
    const { model } = readObject(readObject(source)['x-child']);
    if (typeof model === 'string' && !children.has(model)) children.set(model, name);
  }
  return children;
});

/** Returns the name of the first field of a model that contains lines. */
export function firstChildField(id: string, documents: DocumentSet): string | undefined {
  const entries = Object.entries(fieldsOf(documents.get(`${id}.model`)?.body));
  return entries.find(([, source]) => readObject(source)['x-child'] !== undefined)?.[0];
}

function fieldsOf(body: JsonObject | undefined) {
  return readObject(readObject(body?.schema).properties);
}
