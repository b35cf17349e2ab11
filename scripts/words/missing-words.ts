import { isJsonObject, toPointer, type JsonObject } from '../../src/schema/json/index.ts';
import { wordsOfKey, type MetaSchemas } from './meta-schemas.ts';
import { partsOf } from './schema-parts.ts';
import { groupsOf, labelOf, locales, wordsOf } from './words.ts';

export interface MissingWords {
  /** JSON pointer into the file. */
  pointer: string;
  missing: string[];
}

/**
 * Returns the texts that a meta-schema or a props schema lacks: label and description in each language and the group of
 * every key, the label of every enum value, and the description of every pattern.
 * @param file the name by which the schemas' references name it; any value for a props schema, which has no references.
 */
export function missingWords(schema: JsonObject, file: string, schemas: MetaSchemas): MissingWords[] {
  const groups = groupsOf(schemas).enum;
  const found: MissingWords[] = [];
  const report = (pointer: string, missing: string[]) => {
    if (missing.length > 0) found.push({ pointer, missing });
  };
  const visit = (part: JsonObject, path: string[], place: string | undefined) => {
    const isKey = place === 'properties';
    const isSection = place === undefined || (place === 'definitions' && part['properties'] !== undefined);
    const words = isKey ? wordsOfKey(part, file, schemas) : part;
    const wanted = isKey || isSection ? missingTexts(words) : [];
    if (isKey && !groups.includes(String(words['x-group']))) wanted.push(`x-group (${groups.join(', ')})`);
    report(toPointer(path), [...wanted, ...missingLabels(part), ...missingForm(part)]);
    for (const [more, inner] of partsOf(part)) visit(inner, [...path, ...more], more[0]);
  };
  visit(schema, [], undefined);
  return found;
}

function missingTexts(schema: JsonObject): string[] {
  return locales.flatMap((locale) => {
    const words = wordsOf(schema, locale);
    const prefix = locale === 'zh-CN' ? '' : `x-${locale}.`;
    return (['title', 'description'] as const).filter((word) => !words[word]).map((word) => `${prefix}${word}`);
  });
}

function missingLabels(schema: JsonObject): string[] {
  const { enum: values } = schema;
  if (!Array.isArray(values)) return [];
  const labels = schema['x-labels'];
  const strangers = Object.keys(isJsonObject(labels) ? labels : {}).filter(
    (name) => !values.map(String).includes(name),
  );
  const missing = values.flatMap((value) =>
    locales
      .filter((locale) => labelOf(schema, value, locale) === undefined)
      .map((locale) => `x-labels of “${String(value)}” (${locale})`),
  );
  return [...missing, ...strangers.map((name) => `a value “${name}” for its x-labels`)];
}

function missingForm(schema: JsonObject): string[] {
  return typeof schema['pattern'] === 'string' && typeof schema['x-expected'] !== 'string' ? ['x-expected'] : [];
}
