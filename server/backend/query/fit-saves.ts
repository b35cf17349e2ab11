import { readObject, readString } from '../../../src/engine/values/index.ts';
import type { SourceDocument } from '../../../src/schema/documents/document.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../src/schema/json/index.ts';

type TakenFields = ReadonlyMap<string, readonly string[]>;

export function takenFields(
  documents: readonly SourceDocument[],
  takenBy: (path: string) => readonly string[] | undefined,
): TakenFields {
  const found = new Map<string, readonly string[]>();
  const visit = (value: JsonValue): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isJsonObject(value)) return;
    const edit = readString(readObject(value['urls'])['edit']);
    const form = readString(value['form']);
    const taken = edit === undefined ? undefined : takenBy(edit);
    if (form !== undefined && taken) found.set(form, taken);
    Object.values(value).forEach(visit);
  };
  for (const { body } of documents) visit(body);
  return found;
}

/** Makes the fields of a form that its save does not accept read-only, so that this is visible before the save. */
export function withReadOnly(form: JsonObject, taken: readonly string[]): JsonObject {
  if (!isJsonObject(form['properties'])) return form;
  const properties = Object.entries(form['properties']).map(([name, node]): [string, JsonValue] => {
    if (!isJsonObject(node)) return [name, node];
    if (node['type'] === 'void') return [name, withReadOnly(node, taken)];
    return [name, taken.includes(name) ? node : { ...node, 'x-read-only': true }];
  });
  return { ...form, properties: Object.fromEntries(properties) };
}
