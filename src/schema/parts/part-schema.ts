import type { AnnotatedFormat, AnnotatedNode } from '../format/index.ts';
import { isJsonObject, own, readString, type JsonObject, type JsonValue } from '../json/index.ts';

const followed = new WeakMap<AnnotatedNode, AnnotatedNode>();

/** Returns the node merged with the one that its `$ref` refers to; its own keys take precedence. */
export function followAnnotated(node: AnnotatedNode, format: AnnotatedFormat): AnnotatedNode {
  if (node.$ref === undefined) return node;
  const known = followed.get(node);
  if (known) return known;
  const { $ref, ...keys } = node;
  const target = own(format.definitions, $ref.replace('#/definitions/', ''));
  if (!target) throw new Error(`the format has no definition ${$ref}`);
  const whole = { ...followAnnotated(target, format), ...keys };
  followed.set(node, whole);
  return whole;
}

/** Returns the branches that describe an object or a list, followed; the schema itself if it has no branches. */
export function branchesOf(node: AnnotatedNode, value: JsonValue, format: AnnotatedFormat): AnnotatedNode[] {
  const whole = followAnnotated(node, format);
  // Next to properties, branches only limit which of them are allowed together.
  if (whole.anyOf && !isOfObjects(whole)) return whole.anyOf.flatMap((branch) => branchesOf(branch, value, format));
  return (Array.isArray(value) ? whole.items !== undefined : isOfObjects(whole)) ? [whole] : [];
}

function isOfObjects({ properties, additionalProperties, 'x-props-of': props }: AnnotatedNode): boolean {
  return properties !== undefined || typeof additionalProperties === 'object' || props !== undefined;
}

/** Returns the schema of the props of the widget that an object names; undefined if it names none. */
export function propsNamedBy(
  node: AnnotatedNode,
  holder: JsonObject,
  format: AnnotatedFormat,
): AnnotatedNode | undefined {
  const member = node['x-props-of']?.widget;
  const widget = typeof member === 'string' ? readString(holder[member]) : undefined;
  return widget === undefined ? undefined : own(format.widgets, widget);
}

/** Returns the schema of a part that is written as an object. */
export function objectSchema(schema: AnnotatedNode, format: AnnotatedFormat): AnnotatedNode {
  return branchesOf(schema, {}, format)[0] ?? followAnnotated(schema, format);
}

/**
 * Returns a part as an object: a bare text is the member that its schema requires (a column `"name"` is
 * `{ "key": "name" }`). Undefined for the rest of all (`"..."`), and if an object needs more than one member.
 */
export function asObject(value: JsonValue, schema: AnnotatedNode, format: AnnotatedFormat): JsonObject | undefined {
  if (isJsonObject(value)) return value;
  const name = namingMember(schema, format);
  return name === undefined || value === '...' || Array.isArray(value) ? undefined : { [name]: value };
}

/** Returns the member that names a part of a list if a bare value is allowed instead of it. */
export function namingMember(schema: AnnotatedNode, format: AnnotatedFormat): string | undefined {
  const [name, ...others] = objectSchema(schema, format).required ?? [];
  return others.length > 0 ? undefined : name;
}
