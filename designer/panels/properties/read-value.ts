import { isEqual } from 'es-toolkit';

import { isByLanguage, readText } from '../../../src/engine/values/index.ts';
import { currentLocale } from '../../../src/locale/index.ts';
import { extractTemplate } from '../../../src/schema/expressions/index.ts';
import { readAt, type JsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import { optionLines } from './option-lines.ts';
import type { Property, PropertyGroup } from './property.ts';
import { writeValue, type WriteOptions, type Written } from './write-value.ts';

/** A change of the document: the path in the node, and the new value or undefined to remove the key. */
export interface PropertyChange {
  path: readonly string[];
  value: JsonValue | undefined;
}

/**
 * Returns the form value of a property, or null if there is none. Editors that show all possible values show the
 * default instead.
 */
export function readValue(property: Property, node: JsonObject): JsonValue {
  const value = readAt(node, property.path);
  const { editor, mode } = property;
  if (mode === 'expression') return innerText(value);
  if (value === undefined) return shownDefault(property);
  if (mode === 'json' || editor.kind === 'json') return JSON.stringify(value, null, 2);
  if (editor.kind === 'choice') return JSON.stringify(value);
  if (editor.kind === 'text') return readText(value) ?? value;
  if (editor.kind === 'options') return optionLines(value) ?? null;
  return editor.kind === 'boolean' && property.default === undefined ? String(value) : value;
}

function shownDefault({ editor, default: usual }: Property): JsonValue {
  if (usual === undefined) return null;
  if (editor.kind === 'choice') return JSON.stringify(usual);
  return editor.kind === 'boolean' ? usual : null;
}

function innerText(value: JsonValue | undefined): JsonValue {
  const text = typeof value === 'string' ? extractTemplate(value) : undefined;
  return text === undefined ? null : text.replace(/^ /, '').replace(/ $/, '');
}

/** Returns the form values of all properties of a node. */
export function propertyValues(groups: readonly PropertyGroup[], node: JsonObject): Record<string, JsonValue> {
  const properties = groups.flatMap(({ properties }) => properties);
  return Object.fromEntries(properties.map((property) => [fieldName(property), readValue(property, node)]));
}

/** Returns the field name of a property; each mode has a separate field. */
export function fieldName({ name, mode }: Pick<Property, 'name' | 'mode'>): string {
  return `${mode}$${name}`.slice(0, 64);
}

/** Writes a text in the current language if there is one for each language; the others stay. */
function inItsLanguage(written: Written, before: JsonValue | undefined): Written {
  if (!('value' in written) || typeof written.value !== 'string' || !isByLanguage(before)) return written;
  return { value: { ...before, [currentLocale()]: written.value } };
}

/**
 * Returns the change that a form value makes to the document; undefined if the document already has an equivalent
 * value.
 */
export function changeOf(
  property: Property,
  typed: unknown,
  node: JsonObject,
  options: WriteOptions,
): Written | undefined {
  if (isEqual(typed ?? null, readValue(property, node))) return undefined;
  const written = inItsLanguage(writeValue(property, typed, options), readAt(node, property.path));
  return 'value' in written && isEqual(written.value, readAt(node, property.path)) ? undefined : written;
}
