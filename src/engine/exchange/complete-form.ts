import { isJsonObject, readObject, type JsonObject, type JsonValue } from '../../schema/json/index.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import type { FieldNode, FieldTreeNode, ResolvedForm } from '../form/index.ts';
import { own } from '../values/index.ts';
import { isSame, presentMembers } from './json-values.ts';

type Widgets = Vocabulary['widgets'];

/**
 * Returns the nodes that a form writes, completed with all that they leave to its model and to the widgets; if it
 * writes none, those of the model. A node with its own type and component keeps its keywords, and one that no page
 * would render is left unchanged.
 */
export function completeNodes(written: JsonValue | undefined, form: ResolvedForm, widgets: Widgets): JsonObject {
  return nodesSaid(isJsonObject(written) ? written : undefined, form.nodes, widgets);
}

function nodesSaid(written: JsonObject | undefined, nodes: readonly FieldTreeNode[], widgets: Widgets): JsonObject {
  const drawn = new Map(nodes.map((node) => [node.key, node]));
  const keys = written ? Object.keys(written) : [...drawn.keys()];
  return Object.fromEntries(keys.map((key) => [key, nodeSaid(readObject(written?.[key]), drawn.get(key), widgets)]));
}

function nodeSaid(written: JsonObject, node: FieldTreeNode | undefined, widgets: Widgets): JsonObject {
  if (!node || node.kind === 'problem') return written;
  const isWhole = written.type !== undefined && written['x-component'] !== undefined;
  const kept = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== null));
  const said = node.kind === 'layout' ? layoutSaid(node.component) : fieldSaid(node);
  const whole = isWhole ? written : { ...said, ...kept };
  return { ...whole, ...propsSaid(node, written, isWhole, widgets), ...insideSaid(node, written, widgets) };
}

function layoutSaid(component: string): JsonObject {
  return { type: 'void', 'x-component': component };
}

function fieldSaid({ field, title, description, component, options }: FieldNode): JsonObject {
  return presentMembers({
    type: field.type,
    format: field.format,
    title,
    description,
    default: field.default,
    enum: options?.map(({ value, label, disabled }) => presentMembers({ value, label, disabled })),
    required: field.required || undefined,
    'x-required-message': field.requiredMessage,
    'x-range-message': field.rangeMessage,
    pattern: field.pattern,
    'x-dict': field.dictionary,
    'x-value': field.value,
    'x-rules': field.rules.length > 0 ? field.rules : undefined,
    'x-component': component,
  });
}

type Drawn = Exclude<FieldTreeNode, { kind: 'problem' }>;

function propsSaid(node: Drawn, written: JsonObject, isWhole: boolean, widgets: Widgets): JsonObject {
  const ofNode = readObject(written['x-component-props']);
  const known = readObject(own(widgets, node.component)?.props.properties);
  const inherited = isWhole && node.kind === 'field' ? {} : node.props;
  const unusual = Object.entries(inherited).filter(
    ([prop, value]) => own(known, prop) !== undefined && !isSame(value, readObject(own(known, prop)).default),
  );
  const props = { ...Object.fromEntries(unusual), ...ofNode };
  return Object.keys(props).length > 0 ? { 'x-component-props': props } : {};
}

function insideSaid(node: Drawn, { properties, items }: JsonObject, widgets: Widgets): JsonObject {
  if (node.kind === 'layout') {
    const inside = isJsonObject(properties) ? properties : {};
    return { properties: nodesSaid(inside, node.children, widgets) };
  }
  if (!node.lines) return {};
  const row = readObject(items).properties;
  const fields = nodesSaid(isJsonObject(row) ? row : undefined, node.lines.nodes, widgets);
  return { items: { ...readObject(items), type: 'object', properties: fields } };
}
