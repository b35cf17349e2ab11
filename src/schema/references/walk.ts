import { extractTemplate } from '../expressions/index.ts';
import { admits, follow, type FormatNode } from '../format/index.ts';
import { isJsonObject, readObject, toPointer, type JsonObject, type JsonValue } from '../json/index.ts';
import { enter, type VisitContext } from './context.ts';
import { below } from './form-names.ts';
import { componentProps, propsNode } from './props-node.ts';
import { tellExpressions, tellTextExpressions } from './tell-expressions.ts';
import { tellNames, tellOwnNode, tellRows } from './tell-names.ts';

/**
 * Walks a value along its format node and reports to the visitor the names and expressions that the node's annotations
 * declare. `holder` is the object that contains the value. Skips invalid parts.
 */
export function walk(
  value: JsonValue,
  described: FormatNode,
  pointer: string,
  outer: VisitContext,
  holder: JsonObject = {},
): void {
  const node = follow(described);
  const context = tellOwnExpressions(value, node, pointer, enter(outer, node, value, pointer));
  if (isJsonObject(value)) tellOwnForm(value, node, context);
  if (context.visitor.text && isForPeople(node)) context.visitor.text({ value, pointer });
  if (typeof value === 'string') tellText(value, node, pointer, context, holder);
  for (const branch of node.anyOf ?? []) if (admits(branch, value)) walk(value, branch, pointer, context, holder);
  if (Array.isArray(value) && node.items) {
    const { items } = node;
    value.forEach((item, index) => walk(item, items, pointer + toPointer([index]), context, holder));
  }
  if (isJsonObject(value)) walkMembers(value, node, pointer, context, holder);
}

function tellOwnForm(value: JsonObject, { 'x-form': form }: FormatNode, { visitor }: VisitContext): void {
  const isList = form !== undefined && form !== '' && value[form] === undefined;
  if (isList && typeof value['model'] === 'string') visitor.ownForm?.(value['model']);
}

function isForPeople({ anyOf = [], 'x-text': isText }: FormatNode): boolean {
  return isText === true || anyOf.some((branch) => Object.hasOwn(follow(branch).properties ?? {}, 'zh-CN'));
}

function walkMembers(
  value: JsonObject,
  node: FormatNode,
  pointer: string,
  context: VisitContext,
  holder: JsonObject,
): void {
  for (const [key, member] of Object.entries(value)) {
    const at = pointer + toPointer([key]);
    const named = tellKey(key, member, node, at, context, isNamedAround(node) ? holder : value);
    const known = node.properties && Object.hasOwn(node.properties, key) ? node.properties[key] : undefined;
    const free = typeof node.additionalProperties === 'object' ? node.additionalProperties : undefined;
    const inner = known ?? free;
    if (inner) walk(member, inner, at, named ? inField(context, node, key, member) : context, value);
  }
  const props = node['x-props-of'];
  if (props?.action) walkStep(value, pointer, context);
  else if (props) {
    const { entry, shelf } = componentProps(props, holder, context.props);
    if (!entry) context.visitor.impliedProps?.({ value, pointer, shelf });
    walk(value, entry ?? propsNode(props, holder, context.props), pointer, context, holder);
  }
}

/** True if a member of the surrounding object, not of the object itself, names the thing to which the keys belong. */
function isNamedAround({ 'x-key-names': names }: FormatNode): boolean {
  return names?.argument !== undefined || typeof names?.node === 'string';
}

function inField(context: VisitContext, node: FormatNode, key: string, member: JsonValue): VisitContext {
  const isNode = node['x-key-names']?.unless !== undefined && readObject(member)['type'] !== 'void';
  return { ...context, fieldKey: key, ...(isNode && { dataPath: below(context.dataPath, key) }) };
}

/** The first key of a step is its action, whose schema describes the whole step. */
function walkStep(step: JsonObject, pointer: string, context: VisitContext): void {
  const [name] = Object.keys(step);
  if (name === undefined) return;
  const place = { pointer: pointer + toPointer([name]), atKey: true, start: 0, end: name.length };
  context.visitor.reference?.({ sort: 'action', name, ...place });
  const { actions } = context.props;
  const whole = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (whole) walk(step, whole, pointer, context);
}

function tellText(value: string, node: FormatNode, pointer: string, context: VisitContext, holder: JsonObject): void {
  const names = node['x-names'];
  if (names === undefined || extractTemplate(value) !== undefined) return;
  const place = { pointer, atKey: false, start: 0, end: value.length };
  for (const each of Array.isArray(names) ? names : [names]) tellNames(each, value, place, holder, context);
}

/** @returns true if the key is the name of a field. */
function tellKey(
  key: string,
  member: JsonValue,
  node: FormatNode,
  pointer: string,
  context: VisitContext,
  holder: JsonObject,
): boolean {
  const names = node['x-key-names'];
  if (!names) return false;
  const place = { pointer, atKey: true, start: 0, end: key.length };
  const isOwn = names.unless !== undefined && isJsonObject(member) && member[names.unless] !== undefined;
  if (isOwn) tellOwnNode(key, member, place, context);
  else tellNames(names, key, place, holder, context);
  if (Array.isArray(member)) tellRows(names, key, member, pointer, holder, context);
  return names.field !== undefined;
}

function tellOwnExpressions(value: JsonValue, node: FormatNode, pointer: string, context: VisitContext): VisitContext {
  const sort = node['x-expression'];
  if (sort === undefined || context.expressionsTold) return context;
  if (sort === 'parts') tellTextExpressions(value, pointer, context);
  else tellExpressions(value, pointer, context);
  return { ...context, expressionsTold: true };
}
