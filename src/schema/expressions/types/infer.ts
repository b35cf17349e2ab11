import { say } from '../../../locale/index.ts';
import { nearestName } from '../../problems/nearest-name.ts';
import type { Expression, ObjectExpression, Parameter } from '../ast.ts';
import { globals } from '../globals/index.ts';
import { suggesting } from '../problem.ts';
import { inferCall } from './infer-call.ts';
import { inferMember, memberType } from './infer-member.ts';
import { inferBinary } from './infer-operator.ts';
import type { Inference } from './inference.ts';
import type { Report } from './report.ts';
import {
  any,
  arrayOf,
  boolean,
  itemsOf,
  nothing,
  number,
  text,
  union,
  type ExpressionType,
  type ScopeTypes,
} from './type.ts';

/** Creates an inference for the top level of an expression. */
export function inferenceOver(types: ScopeTypes, report: Report): Inference {
  return inside(types, new Map(), report);
}

function inside(types: ScopeTypes, locals: ReadonlyMap<string, ExpressionType>, report: Report): Inference {
  const inference: Inference = {
    types,
    locals,
    report,
    infer: (node) => inferNode(node, inference),
    inferArrow: ({ params, body }, passed) => {
      const own = new Map(locals);
      params.forEach((parameter, index) => bind(own, parameter, passed[index] ?? any, report));
      return inside(types, own, report).infer(body);
    },
  };
  return inference;
}

function bind(locals: Map<string, ExpressionType>, parameter: Parameter, type: ExpressionType, report: Report): void {
  if (parameter.type === 'Identifier') locals.set(parameter.name, type);
  else if (parameter.type === 'ArrayPattern') parameter.elements.forEach(({ name }) => locals.set(name, itemsOf(type)));
  else
    for (const { value } of parameter.properties) locals.set(value.name, memberType(type, value.name, value, report));
}

function inferNode(node: Expression, inference: Inference): ExpressionType {
  const { infer } = inference;
  switch (node.type) {
    case 'Literal':
      return literalType(node.value);
    case 'Identifier':
      return inferName(node, inference);
    case 'TemplateLiteral':
      node.expressions.forEach(infer);
      return text;
    case 'ArrayExpression':
      return arrayOf(
        node.elements.length === 0 ? any : union(node.elements.map((element) => elementType(element, infer))),
      );
    case 'ObjectExpression':
      return inferObject(node, inference);
    case 'UnaryExpression':
      return inferUnary(node.operator, node.argument, inference);
    case 'BinaryExpression':
      return inferBinary(node, inference);
    case 'LogicalExpression':
      return inferLogical(infer(node.left), infer(node.right), node.operator);
    case 'ConditionalExpression':
      infer(node.test);
      return union([infer(node.consequent), infer(node.alternate)]);
    case 'MemberExpression':
      return inferMember(node, inference);
    case 'ChainExpression':
      return infer(node.expression);
    case 'CallExpression':
      return inferCall(node, inference);
    case 'ArrowFunctionExpression':
      inference.inferArrow(node, []);
      return { kind: 'function' };
  }
}

function elementType(element: Expression | { type: 'SpreadElement'; argument: Expression }, infer: Inference['infer']) {
  return element.type === 'SpreadElement' ? itemsOf(infer(element.argument)) : infer(element);
}

function literalType(value: string | number | boolean | null): ExpressionType {
  if (typeof value === 'string') return text;
  if (typeof value === 'number') return number;
  return value === null ? nothing : boolean;
}

function inferName(
  { name, start, end }: { name: string; start: number; end: number },
  inference: Inference,
): ExpressionType {
  const { types, locals, report } = inference;
  const known = locals.get(name) ?? (Object.hasOwn(types, name) ? types[name] : undefined);
  if (known) return known;
  if (name === 'undefined') return nothing;
  if (globals.has(name)) return typeof globals.get(name) === 'number' ? number : any;
  const nearest = nearestName(name, [...locals.keys(), ...Object.keys(types), ...globals.keys()]);
  report('unknown-name', suggesting(say('没有名为“{name}”的名称', { name }), nearest), { start, end }, nearest);
  return any;
}

function inferObject({ properties }: ObjectExpression, { infer }: Inference): ExpressionType {
  const types: Record<string, ExpressionType> = {};
  let open = false;
  for (const property of properties) {
    const type = infer(property.type === 'SpreadElement' ? property.argument : property.value);
    if (property.type === 'SpreadElement') open = true;
    else if (property.computed) open = infer(property.key) !== undefined;
    else if (property.key.type === 'Identifier') types[property.key.name] = type;
    else if (property.key.type === 'Literal') types[String(property.key.value)] = type;
  }
  return { kind: 'object', properties: types, ...(open ? { open } : {}) };
}

function inferUnary(operator: string, argument: Expression, { types, locals, infer }: Inference): ExpressionType {
  const isUnknown =
    argument.type === 'Identifier' && !locals.has(argument.name) && !Object.hasOwn(types, argument.name);
  if (operator === 'typeof') {
    if (!isUnknown) infer(argument);
    return text;
  }
  infer(argument);
  return operator === '!' ? boolean : number;
}

function inferLogical(left: ExpressionType, right: ExpressionType, operator: string): ExpressionType {
  if (operator === '&&') return union([left, right]);
  const filled = left.kind === 'union' ? left.of.filter(({ kind }) => kind !== 'null') : [left];
  return union(left.kind === 'null' ? [right] : [...filled, right]);
}
