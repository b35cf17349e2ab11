import { isJsonObject, type JsonObject, type JsonValue } from '../../../schema/json/index.ts';
import { optionsOf, textFor } from '../schema-keywords.ts';

/**
 * Returns the choices of a schema, if it has any: `enum` with names, or `oneOf` constants with titles; `taken` lists
 * the keys that were used.
 */
export function choicesOf(schema: JsonObject, ui: JsonObject): { options: JsonValue[]; taken: string[] } | undefined {
  const names = [schema.enumNames, ui.enumNames].find(Array.isArray);
  if (Array.isArray(schema.enum)) {
    const named = schema.enum.map((value, index): JsonValue => {
      const label = textFor(names?.[index]);
      return label === undefined ? value : { value, label };
    });
    const options = optionsOf(named);
    return options && { options, taken: ['enum', 'enumNames'] };
  }
  for (const key of ['oneOf', 'anyOf']) {
    const parts = schema[key];
    const isConstants = Array.isArray(parts) && parts.every((part) => isJsonObject(part) && part.const !== undefined);
    const options = isConstants ? optionsOf(parts) : undefined;
    if (options) return { options, taken: [key] };
  }
  return undefined;
}
