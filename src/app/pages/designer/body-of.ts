import { isJsonObject, parseJson, type JsonObject } from '../../../schema/json/index.ts';

/** Parses the text of a document; returns undefined if it is not an object. */
export function bodyOf(text: string): JsonObject | undefined {
  const { value } = parseJson(text);
  return isJsonObject(value) ? value : undefined;
}
