import { vocabulary } from '../../../generated/vocabulary.ts';
import { fieldNode } from '../../../src/engine/exchange/index.ts';
import { readObject, readStrings, readText } from '../../../src/engine/values/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import type { OnlineField } from './online-form.ts';

/**
 * Creates the model field for a field of an online form.
 * @param published The fields of the published model, whose values and column titles must remain matched.
 */
export function fieldSchema(field: OnlineField, published: JsonObject = {}): JsonObject {
  return { ...fieldNode(field, vocabulary.widgets), ...formerNames(field, published) };
}

function formerNames({ name, title, synchronisedName = name }: OnlineField, published: JsonObject): JsonObject {
  const before = readObject(Object.hasOwn(published, synchronisedName) ? published[synchronisedName] : undefined);
  const was = readText(before['title']);
  const all = [synchronisedName, ...(was === undefined ? [] : [was]), ...readStrings(before['x-renamed-from'])];
  const former = [...new Set(all)].filter((each) => each !== name && each !== title && each.length <= 60);
  return former.length > 0 ? { 'x-renamed-from': former.slice(0, 20) } : {};
}
