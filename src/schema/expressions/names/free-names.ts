import type { CallExpression, Expression, MemberExpression, Parameter } from '../ast.ts';
import { globals } from '../globals/index.ts';
import { passedToCallback, resultOfCall } from './callback-flow.ts';
import { deeper, either, itemOf, none, placed, type FreeName, type Origin } from './origin.ts';

type Around = ReadonlyMap<string, Origin>;

const textual = new Set(['length']);

/**
 * Returns the names that an expression reads from its scope (without globals and arrow parameters), each with the
 * longest member path that can be derived statically: through literal keys, `?.`, `||`, `?:`, and arrow parameters over
 * the items of lists. A path ends before a computed key. There is one entry per place, by position.
 */
export function freeNames(ast: Expression): FreeName[] {
  const found = new Map<string, FreeName>();
  const use = ({ reads }: Origin) => reads.forEach((read) => found.set(`${read.position} ${read.text}`, read));
  use(visit(ast, new Map(), use));
  return [...found.values()].sort((left, right) => left.position - right.position || left.end - right.end);
}

type Use = (origin: Origin) => void;

function visit(node: Expression, around: Around, use: Use): Origin {
  const value = (child: Expression) => visit(child, around, use);
  const used = (child: Expression) => use(value(child));
  switch (node.type) {
    case 'Literal':
      return none;
    case 'Identifier':
      return nameOrigin(node.name, node.start, node.end, around);
    case 'ChainExpression':
      return value(node.expression);
    case 'MemberExpression':
      return memberOrigin(node, value, use);
    case 'ConditionalExpression':
      used(node.test);
      return either(value(node.consequent), value(node.alternate));
    case 'LogicalExpression':
      return either(value(node.left), value(node.right));
    case 'CallExpression':
      return callOrigin(node, around, use);
    case 'ArrowFunctionExpression':
      use(visit(node.body, bind(around, node.params, []), use));
      return none;
    case 'TemplateLiteral':
      node.expressions.forEach(used);
      return none;
    case 'ArrayExpression': {
      const items = node.elements.map((element) => {
        return element.type === 'SpreadElement' ? itemOf(value(element.argument)) : value(element);
      });
      items.forEach(use);
      return { reads: [], item: items.reduce(either, none) };
    }
    case 'ObjectExpression':
      for (const property of node.properties) {
        used(property.type === 'SpreadElement' ? property.argument : property.value);
        if (property.type === 'Property' && property.computed) used(property.key);
      }
      return none;
    case 'UnaryExpression':
      used(node.argument);
      return none;
    case 'BinaryExpression':
      used(node.left);
      used(node.right);
      return none;
  }
}

function nameOrigin(name: string, position: number, end: number, around: Around): Origin {
  const local = around.get(name);
  if (local) return local;
  return globals.has(name) ? none : { reads: [{ name, path: [], text: name, position, end }] };
}

function memberOrigin(node: MemberExpression, value: (child: Expression) => Origin, use: Use): Origin {
  const object = value(node.object);
  const key = staticKey(node);
  if (node.computed) use(value(node.property));
  if (key === '[]') return placed(itemOf(object), node);
  if (key !== undefined && !textual.has(key)) return placed(deeper(object, key), node);
  use(object);
  return none;
}

function staticKey({ computed, property }: MemberExpression): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  if (property.type !== 'Literal') return undefined;
  return typeof property.value === 'number' ? '[]' : String(property.value);
}

function callOrigin(node: CallExpression, around: Around, use: Use): Origin {
  const { callee } = node;
  const list = node.arguments.map((argument) => (argument.type === 'SpreadElement' ? argument.argument : argument));
  const [first, ...rest] = list;
  const isFree = callee.type === 'Identifier' && !globals.has(callee.name);
  if (isFree) use(nameOrigin(callee.name, callee.start, callee.end, around));
  const method = callee.type === 'MemberExpression' && !isGlobalObject(callee.object, around);
  const receiver = callee.type === 'MemberExpression' && method ? callee.object : first;
  if (callee.type === 'MemberExpression' && callee.computed) use(visit(callee.property, around, use));
  const over = receiver ? visit(receiver, around, use) : none;
  use(over);
  const call = { method, name: calledName(node), over };
  const results = (method ? list : rest).map((argument) => {
    if (argument.type !== 'ArrowFunctionExpression') return visit(argument, around, use);
    return visit(argument.body, bind(around, argument.params, passedToCallback(call)), use);
  });
  results.forEach(use);
  return resultOfCall(call, results[0] ?? none);
}

function isGlobalObject(node: Expression, around: Around): boolean {
  return node.type === 'Identifier' && !around.has(node.name) && globals.has(node.name);
}

function calledName({ callee }: CallExpression): string {
  if (callee.type === 'Identifier') return callee.name;
  return callee.property.type === 'Identifier' && !callee.computed ? callee.property.name : '';
}

function bind(around: Around, params: readonly Parameter[], passed: readonly Origin[]): Around {
  const inside = new Map(around);
  params.forEach((parameter, index) => {
    const origin = passed[index] ?? none;
    if (parameter.type === 'Identifier') inside.set(parameter.name, origin);
    if (parameter.type === 'ArrayPattern') {
      for (const element of parameter.elements) inside.set(element.name, itemOf(origin));
    }
    if (parameter.type !== 'ObjectPattern') return;
    for (const { value } of parameter.properties) inside.set(value.name, placed(deeper(origin, value.name), value));
  });
  return inside;
}
