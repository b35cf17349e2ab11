import { isExpression } from '../../schema/expressions/index.ts';
import type { JsonObject, JsonValue } from '../../schema/json/index.ts';
import type { ResolvedField, ResolvedModel } from '../model/index.ts';
import type { FieldTreeNode } from '../resolve/index.ts';

/**
 * Returns the draft-07 schema of a form's values without its layout: its fields in order, and the model's fields that
 * it does not show, as the model defines them. Decimals are text or numbers, because they are transferred as text;
 * optional values may be null.
 */
export function dataSchema(form: { nodes: readonly FieldTreeNode[] }, model?: ResolvedModel): JsonObject {
  const schema = objectSchema();
  addNodes(form.nodes, schema);
  const properties = propertiesOf(schema);
  for (const field of model?.fields ?? [])
    if (!Object.hasOwn(properties, field.name)) properties[field.name] = fieldSchema(field);
  return schema;
}

function objectSchema(): JsonObject {
  return { type: 'object', required: [], properties: {} };
}

function propertiesOf(schema: JsonObject): JsonObject {
  const { properties } = schema;
  return typeof properties === 'object' && properties !== null && !Array.isArray(properties) ? properties : {};
}

function addNodes(nodes: readonly FieldTreeNode[], schema: JsonObject): void {
  for (const node of nodes) {
    if (node.kind === 'layout') addNodes(node.children, schema);
    if (node.kind !== 'field') continue;
    const { field, lines } = node;
    const items = lines && lineSchema(lines.nodes, lines.model);
    const required = field.required || node.linkage.required === true;
    add(
      schema,
      node.path,
      { ...fieldSchema({ ...field, required }), ...(items && { items }) },
      required && !field.readOnly,
    );
  }
}

function lineSchema(nodes: readonly FieldTreeNode[], model: ResolvedModel): JsonObject {
  return dataSchema({ nodes }, model);
}

function add(schema: JsonObject, path: string, value: JsonObject, required: boolean): void {
  const [head = '', ...rest] = path.split('.');
  const properties = propertiesOf(schema);
  if (rest.length > 0) {
    const inner = Object.hasOwn(properties, head) ? properties[head] : objectSchema();
    properties[head] = inner ?? null;
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner))
      add(inner, rest.join('.'), value, required);
    return;
  }
  properties[head] = value;
  if (required && Array.isArray(schema.required)) schema.required.push(head);
}

function fieldSchema(field: ResolvedField): JsonObject {
  const base: JsonObject = { title: field.title };
  if (field.options)
    return { ...base, enum: [...field.options.map(({ value }) => value), ...(field.required ? [] : [null])] };
  const words: Record<string, JsonValue | undefined> = {
    type: typeOf(field),
    format: field.format === 'text' || field.format === 'date-time' ? undefined : field.format,
    minLength: field.minLength,
    maxLength: field.maxLength,
    pattern: field.scale === undefined ? field.pattern : decimalPattern(field.scale),
    minimum: field.minimum,
    maximum: field.maximum,
    exclusiveMinimum: field.exclusiveMinimum,
    exclusiveMaximum: field.exclusiveMaximum,
    minItems: field.child?.min ?? field.minItems,
    maxItems: field.child?.max ?? field.maxItems,
    default: isExpression(field.default) ? undefined : field.default,
  };
  for (const [key, value] of Object.entries(words)) if (value !== undefined) base[key] = value;
  return base;
}

function typeOf(field: ResolvedField): JsonValue {
  const types: string[] = field.scale === undefined ? [field.type] : ['number', 'string'];
  if (!field.required) types.push('null');
  return types.length === 1 ? field.type : types;
}

function decimalPattern(scale: number): string {
  return scale === 0 ? '^-?\\d+$' : `^-?\\d+(\\.\\d{1,${scale}})?$`;
}
