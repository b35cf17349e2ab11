import { isJsonObject, parseJson, type JsonObject } from '../../../schema/json/index.ts';

/** The body of a document's text; undefined where the text is no object. */
export function bodyOf(text: string): JsonObject | undefined {
  const { value } = parseJson(text);
  return isJsonObject(value) ? value : undefined;
}
