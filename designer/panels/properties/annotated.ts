import { annotatedFormat } from '../../../generated/annotated-format.ts';
import type { AnnotatedNode } from '../../../src/schema/format/index.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import type { Locale } from '../../words/index.ts';
import type { PropertyTarget } from './property.ts';

/** The definition of that name. @throws where the format has none: a defect of ours. */
export function annotatedDefinition(name: string): AnnotatedNode {
  const node = Object.hasOwn(annotatedFormat.definitions, name) ? annotatedFormat.definitions[name] : undefined;
  if (!node) throw new Error(`the format has no definition ${name}`);
  return node;
}

/** The node with the one that it refers to beneath it: what stands beside a `$ref` wins. */
export function followed(node: AnnotatedNode): AnnotatedNode {
  if (node.$ref === undefined) return node;
  const { $ref, ...own } = node;
  return { ...followed(annotatedDefinition($ref.replace('#/definitions/', ''))), ...own };
}

/** The props schema of the widget of a target; of one that nobody describes, an empty one. */
export function propsSchemaOf(
  target: Extract<PropertyTarget, { kind: 'node' }>,
): AnnotatedNode & { 'x-layout'?: boolean } {
  const { widget, props } = target;
  const known = Object.hasOwn(annotatedFormat.widgets, widget) ? annotatedFormat.widgets[widget] : undefined;
  return known ?? (isSchema(props) ? props : {});
}

/** A host's schema was checked where it was registered. */
function isSchema(value: JsonObject | undefined): value is JsonObject & AnnotatedNode {
  return value !== undefined && (value['properties'] === undefined || isJsonObject(value['properties']));
}

/** Label and description in a language. */
export function wordsIn(node: AnnotatedNode, locale: Locale): { label?: string; description?: string } {
  const { title, description } = locale === 'zh-CN' ? node : { ...node, ...node['x-en-US'] };
  return { ...(title !== undefined && { label: title }), ...(description !== undefined && { description }) };
}

/** What people call a value of an `enum`. */
export function choiceLabel(node: AnnotatedNode, value: JsonValue, locale: Locale): string {
  return node['x-labels']?.[String(value)]?.[locale] ?? String(value);
}
