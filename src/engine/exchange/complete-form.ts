import { fromPointer, type JsonObject, readAt, readObject } from '../../schema/json/index.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import type { FieldNode, FieldTreeNode, ResolvedForm } from '../form/index.ts';
import { own } from '../values/index.ts';
import { isSame, said } from './same.ts';

/** What a form is completed from: its body, what the engine understands of it, and the widgets. */
interface Source {
  body: JsonObject;
  form: ResolvedForm;
  widgets: Vocabulary['widgets'];
}

/**
 * The nodes of a form with all that it leaves to its model, to the model's own form, and to the widgets. A node that says
 * its type and its component stays as it is.
 */
export function completeNodes(source: Source): JsonObject {
  return nodesSaid(source.form.nodes, source);
}

function nodesSaid(nodes: readonly FieldTreeNode[], source: Source): JsonObject {
  return Object.fromEntries(nodes.map((node) => [node.key, nodeSaid(node, source)]));
}

function nodeSaid(node: FieldTreeNode, source: Source): JsonObject {
  const isHere = node.document === source.form.document;
  const written = isHere ? readObject(readAt(source.body, fromPointer(node.pointer))) : {};
  if (node.kind === 'problem') return written;
  const isWhole = written.type !== undefined && written['x-component'] !== undefined;
  const kept = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== null));
  const whole = isWhole
    ? written
    : { ...(node.kind === 'layout' ? layoutSaid(node.component) : fieldSaid(node)), ...kept };
  return { ...whole, ...propsSaid(node, written, isWhole, source), ...insideSaid(node, source) };
}

function layoutSaid(component: string): JsonObject {
  return { type: 'void', 'x-component': component };
}

function fieldSaid({ field, title, description, component, options }: FieldNode): JsonObject {
  return said({
    ...{ type: field.type, format: field.format, title, description, default: field.default },
    enum: options?.map(({ value, label, disabled }) => said({ value, label, disabled })),
    required: field.required || undefined,
    ...{ 'x-required-message': field.requiredMessage, pattern: field.pattern, 'x-dict': field.dictionary },
    ...{ 'x-value': field.value, 'x-rules': field.rules.length > 0 ? field.rules : undefined },
    'x-component': component,
  });
}

type Drawn = Exclude<FieldTreeNode, { kind: 'problem' }>;

/** The props that are not the widget's usual ones: all of a node that leaves its widget to others, else its columns. */
function propsSaid(node: Drawn, written: JsonObject, isWhole: boolean, { widgets }: Source): JsonObject {
  const ofNode = readObject(written['x-component-props']);
  const known = readObject(own(widgets, node.component)?.props.properties);
  const inherited = isWhole && node.kind === 'field' ? {} : node.props;
  const unusual = Object.entries(inherited).filter(
    ([prop, value]) => own(known, prop) !== undefined && !isSame(value, readObject(own(known, prop)).default),
  );
  const props = { ...Object.fromEntries(unusual), ...ofNode };
  return Object.keys(props).length > 0 ? { 'x-component-props': props } : {};
}

function insideSaid(node: Drawn, source: Source): JsonObject {
  if (node.kind === 'layout') return { properties: nodesSaid(node.children, source) };
  return node.lines ? { items: { type: 'object', properties: nodesSaid(node.lines.nodes, source) } } : {};
}
