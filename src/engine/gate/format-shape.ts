import { admits, follow, isDefined, isOpenChoice, type FormatNode } from '../../schema/format/index.ts';
import type { JsonValue } from '../../schema/json/index.ts';
import { component, node, step } from './component-shapes.ts';
import { componentProps } from './props.ts';
import { array, either, map, object, orElse, type Shape } from './shape.ts';
import * as is from './values.ts';

const shapes = new WeakMap<FormatNode, Shape>();

function shapeOf(name: string): Shape {
  return ofNode({ $ref: `#/definitions/${name}` });
}

/** Definitions that need more than their keywords: safety checks, or names from the vocabulary. */
const special: Readonly<Record<string, Shape>> = {
  common_expression: is.expression,
  common_fieldName: is.fieldName,
  common_anyValue: is.anyValue,
  common_valueMap: is.valueMap,
  common_scalar: is.scalar,
  common_componentProps: componentProps,
  common_step: step,
};

function ofNode(described: FormatNode): Shape {
  const known = shapes.get(described);
  if (known) return known;
  // A definition may be recursive: its shape is created when the first value is checked.
  let made: Shape | undefined;
  const shape: Shape = (value, place) => (made ??= make(described))(value, place);
  shapes.set(described, shape);
  return shape;
}

function make(described: FormatNode): Shape {
  const whole = follow(described);
  if (whole['x-kept']) return unread;
  const safe = whole['x-otherwise'];
  const shape = bare(described, whole);
  return safe === undefined ? shape : orElse(shape, safe);
}

const unread: Shape = () => undefined;

function bare({ $ref }: FormatNode, whole: FormatNode): Shape {
  const name = $ref?.replace('#/definitions/', '');
  if (whole['x-names'] !== undefined && isFieldPath(whole)) return is.fieldPath;
  if (name !== undefined && Object.hasOwn(special, name)) return special[name] ?? is.anyValue;
  if (name === 'form_node') return node(members(whole, { 'x-component': component }));
  return byKeywords(whole);
}

function isFieldPath({ 'x-names': names }: FormatNode): boolean {
  return names !== undefined && !Array.isArray(names) && names.node === true && names.list === undefined;
}

function byKeywords(whole: FormatNode): Shape {
  const { type, enum: choices, const: only, anyOf } = whole;
  // An address may be literal or computed by an expression, regardless of its branches.
  if (anyOf && whole['x-safe'] === 'address') return is.url;
  if (anyOf) {
    const branches = anyOf.map((branch): [(value: JsonValue) => boolean, Shape] => [
      (value) => admits(branch, value),
      ofNode(branch),
    ]);
    // For a value that no branch admits, the branch with a list of values supplies the expected ones.
    const list = anyOf.find((branch) => branch.enum && !isOpenChoice(branch));
    if (list) branches.push([(value) => typeof value !== 'object', ofNode(list)]);
    return either(...branches);
  }
  if (choices) return isOpenChoice(whole) ? is.string : is.choice(...choices);
  if (only !== undefined) return is.choice(only);
  if (Array.isArray(type)) return oneOf(whole, type);
  return byType(whole, type);
}

function oneOf(whole: FormatNode, types: readonly string[]): Shape {
  const rest = types.filter((type) => type !== 'null');
  const [first] = rest;
  const shape = rest.length === 1 ? byType(whole, first) : is.scalar;
  return types.includes('null') ? is.nullable(shape) : shape;
}

function byType(whole: FormatNode, type: string | undefined): Shape {
  switch (type) {
    case 'string':
      return text(whole);
    case 'boolean':
      return is.boolean;
    case 'number':
    case 'integer':
      return is.number(whole.minimum, whole.maximum);
    case 'null':
      return is.choice(null);
    case 'array':
      return array(whole.items ? ofNode(whole.items) : is.anyValue, whole['x-keep-places']);
    case 'object':
      return members(whole);
    default:
      return is.anyValue;
  }
}

function text({ pattern, 'x-expected': expected, 'x-safe': safe }: FormatNode): Shape {
  if (pattern !== undefined) return is.matching(new RegExp(pattern), expected ?? pattern);
  return safe === 'address' ? is.url : is.string;
}

type ObjectShape = ReturnType<typeof object>;

function members(whole: FormatNode, own: Record<string, Shape> = {}): ObjectShape {
  const { properties, additionalProperties, propertyNames } = whole;
  if (properties) {
    const keys = Object.entries(properties).map(([key, inner]) => [key, ofNode(inner)] as const);
    return object({ ...Object.fromEntries(keys), ...own });
  }
  const inner = typeof additionalProperties === 'object' ? ofNode(additionalProperties) : is.anyValue;
  return map(propertyNames ? is.fieldNameRefusal : is.keyRefusal, inner);
}

/**
 * Returns the shape of a document's body: of a whole document, or of an inline one (without the members that only
 * documents have).
 */
export function bodyShape(kind: string, isWhole: boolean): Shape {
  const embedded = `${kind}_${kind}Body`;
  return shapeOf(!isWhole && isDefined(embedded) ? embedded : kind);
}
