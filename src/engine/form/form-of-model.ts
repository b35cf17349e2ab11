import type { DocumentKey, DocumentSet } from '../../schema/documents/document.ts';
import { isJsonObject, type JsonObject } from '../../schema/json/index.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { resolveContext } from '../resolve/index.ts';
import { defaultProperties } from './default-form.ts';
import { formSource } from './resolve-form.ts';

/**
 * Returns the initial body of a separate form for a model: the form that the model carries, or the default one.
 * @returns `title`, `model` and `properties`, and the other members of the model's form.
 */
export function formOfModel(
  model: DocumentKey,
  title: string,
  documents: DocumentSet,
  vocabulary: Vocabulary,
): JsonObject {
  const context = resolveContext(documents, vocabulary);
  const source = formSource(model, context);
  const carried = isJsonObject(source.body) ? source.body : {};
  const resolved = context.modelOf(source.model ?? model);
  const properties = carried.properties ?? defaultProperties(resolved);
  return { kind: 'form', formatVersion: 1, title, model: resolved.id, ...carried, properties };
}
