import { annotatedFormat } from '../../../generated/annotated-format.ts';
import type { AnnotatedNode } from '../../../src/schema/format/index.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import type { Locale } from '../../words/index.ts';
import type { PropertyTarget } from './property.ts';

/** Returns the definition with this name. @throws if the format has none, which is a programming error. */
export function annotatedDefinition(name: string): AnnotatedNode {
  const node = Object.hasOwn(annotatedFormat.definitions, name) ? annotatedFormat.definitions[name] : undefined;
  if (!node) throw new Error(`the format has no definition ${name}`);
  return node;
}

/** Returns the node merged with the one that its `$ref` refers to; its own keys take precedence. */
export function followed(node: AnnotatedNode): AnnotatedNode {
  if (node.$ref === undefined) return node;
  const { $ref, ...own } = node;
  return { ...followed(annotatedDefinition($ref.replace('#/definitions/', ''))), ...own };
}

/** Returns the props schema of a target's widget, or an empty one if there is none. */
export function propsSchemaOf(
  target: Extract<PropertyTarget, { kind: 'node' }>,
): AnnotatedNode & { 'x-layout'?: boolean } {
  const { widget, props } = target;
  const known = Object.hasOwn(annotatedFormat.widgets, widget) ? annotatedFormat.widgets[widget] : undefined;
  return known ?? (isSchema(props) ? props : {});
}

/** A host's schema was validated when it was registered. */
function isSchema(value: JsonObject | undefined): value is JsonObject & AnnotatedNode {
  return value !== undefined && (value['properties'] === undefined || isJsonObject(value['properties']));
}

/** Returns the label and description in a language. */
export function wordsIn(node: AnnotatedNode, locale: Locale): { label?: string; description?: string } {
  const { title, description } = locale === 'zh-CN' ? node : { ...node, ...node['x-en-US'] };
  return { ...(title !== undefined && { label: title }), ...(description !== undefined && { description }) };
}

/** Returns the display text of an `enum` value. */
export function choiceLabel(node: AnnotatedNode, value: JsonValue, locale: Locale): string {
  return node['x-labels']?.[String(value)]?.[locale] ?? String(value);
}
