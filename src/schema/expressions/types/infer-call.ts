import { say } from '../../../locale/index.ts';
import { nearestName } from '../../problems/nearest-name.ts';
import type { CallExpression, Identifier, MemberExpression } from '../ast.ts';
import { globals } from '../globals/index.ts';
import { suggesting } from '../problem.ts';
import { builtinOf } from '../run/builtin.ts';
import { checkAmounts } from './check-amounts.ts';
import { globalOf, memberType, staticKey } from './infer-member.ts';
import type { Inference } from './inference.ts';
import {
  arrayMethodResult,
  functionResults,
  globalMethodResults,
  methodResults,
  methodsWithCallback,
} from './method-types.ts';
import { lacksMethod } from './type-words.ts';
import { alternatives, any, itemsOf, number, union, type ExpressionType } from './type.ts';

const functionsOverItems = new Set(['sum', 'avg', 'min', 'max', 'join', 'count']);

export function inferCall(node: CallExpression, inference: Inference): ExpressionType {
  return node.callee.type === 'Identifier'
    ? inferNameCall(node, node.callee, inference)
    : inferMethodCall(node, node.callee, inference);
}

function inferNameCall(node: CallExpression, callee: Identifier, inference: Inference): ExpressionType {
  const { name } = callee;
  if (globalOf(callee, inference)?.call) {
    const types = inferArguments(node, inference, functionsOverItems.has(name));
    checkAmounts(name, node.arguments, types, inference.report);
    return functionResults[name] ?? any;
  }
  const known = alternatives(inference.infer(callee));
  inferArguments(node, inference);
  const own = Object.hasOwn(inference.types, name);
  const callable = known.some(({ kind }) => kind === 'function' || kind === 'any') && (own || !globals.has(name));
  const unknown = !own && !globals.has(name);
  if (!callable && !unknown) inference.report('not-callable', say('“{name}”不是可以调用的函数。', { name }), callee);
  return resultOf(known);
}

function resultOf(types: readonly ExpressionType[]): ExpressionType {
  return union(types.map((type) => (type.kind === 'function' && type.result ? type.result : any)));
}

/**
 * Infers the types of the arguments; for an arrow, the type of its result. With `overItems`, arrows receive the items
 * of the first argument.
 */
function inferArguments(node: CallExpression, inference: Inference, overItems = false): ExpressionType[] {
  let items: ExpressionType = any;
  return node.arguments.map((argument, index) => {
    if (argument.type === 'ArrowFunctionExpression')
      return inference.inferArrow(argument, overItems ? [items, number] : []);
    const type = inference.infer(argument.type === 'SpreadElement' ? argument.argument : argument);
    if (argument.type === 'SpreadElement') return any;
    if (index === 0) items = itemsOf(type);
    return type;
  });
}

function inferMethodCall(node: CallExpression, callee: MemberExpression, inference: Inference): ExpressionType {
  const name = staticKey(callee);
  if (callee.computed) inference.infer(callee.property);
  const builtin = globalOf(callee.object, inference);
  if (builtin) return inferGlobalMethod(node, callee, name, [...builtin.methods.keys()], inference);
  const receiver = inference.infer(callee.object);
  if (name === undefined) {
    inferArguments(node, inference);
    return any;
  }
  const kinds = alternatives(receiver).filter(({ kind }) => kind !== 'null');
  const results = kinds.map((type) => methodResult(type, name, node, inference));
  if (kinds.length === 0) inferArguments(node, inference);
  const known = results.filter((result) => result !== undefined);
  if (known.length > 0) return known.length === results.length ? union(known) : any;
  reportUnknown(receiver, kinds, name, callee, inference);
  return any;
}

function reportUnknown(
  receiver: ExpressionType,
  kinds: ExpressionType[],
  name: string,
  { property }: MemberExpression,
  { report }: Inference,
): void {
  const [first] = kinds;
  if (!first || first.kind === 'object') {
    const type = memberType(receiver, name, property, report);
    if (first && type.kind !== 'any') report('not-callable', say('“{name}”不是可以调用的函数。', { name }), property);
    return;
  }
  const nearest = nearestName(
    name,
    kinds.flatMap(({ kind }) => Object.keys(methodResults[kind] ?? {})),
  );
  report('unknown-method', suggesting(lacksMethod(first, name), nearest), property, nearest);
}

function methodResult(
  type: ExpressionType,
  name: string,
  node: CallExpression,
  inference: Inference,
): ExpressionType | undefined {
  if (type.kind === 'array') return arrayMethod(type, name, node, inference);
  inferArguments(node, inference);
  if (type.kind === 'any') return any;
  if (type.kind !== 'object') return methodResults[type.kind]?.[name];
  const member = Object.hasOwn(type.properties, name) ? type.properties[name] : undefined;
  if (!member) return type.open ? any : undefined;
  const callable = alternatives(member).some(({ kind }) => kind === 'function' || kind === 'any');
  return callable ? resultOf(alternatives(member)) : undefined;
}

function arrayMethod(list: ExpressionType, name: string, node: CallExpression, inference: Inference) {
  if (methodResults.array?.[name] === undefined) {
    inferArguments(node, inference);
    return undefined;
  }
  const items = itemsOf(list);
  const passed = name === 'sort' ? [items, items] : name.startsWith('reduce') ? [any, items] : [items, number, list];
  const types = node.arguments.map((argument): ExpressionType => {
    if (argument.type === 'ArrowFunctionExpression') return inference.inferArrow(argument, passed);
    const type = inference.infer(argument.type === 'SpreadElement' ? argument.argument : argument);
    return type.kind === 'function' && type.result ? type.result : any;
  });
  checkCallback(name, node, inference);
  return arrayMethodResult(name, list, types[0] ?? any);
}

function checkCallback(name: string, node: CallExpression, inference: Inference): void {
  const [callback] = node.arguments;
  if (
    !methodsWithCallback.has(name) ||
    callback?.type === 'ArrowFunctionExpression' ||
    callback?.type === 'SpreadElement'
  )
    return;
  const silent: Inference['report'] = () => undefined;
  const kind =
    callback && !isGlobalFunction(callback, inference) ? { ...inference, report: silent }.infer(callback).kind : 'null';
  if (callback && (kind === 'any' || kind === 'function' || isGlobalFunction(callback, inference))) return;
  inference.report(
    'bad-callback',
    say('“{name}”的参数应当是箭头函数，例如 item => item.amount。', { name }),
    callback ?? node,
  );
}

function isGlobalFunction(node: CallExpression['arguments'][number], inference: Inference): boolean {
  return (
    node.type === 'Identifier' &&
    builtinOf(globals.get(node.name))?.call !== undefined &&
    !inference.locals.has(node.name)
  );
}

function inferGlobalMethod(
  node: CallExpression,
  { object, property }: MemberExpression,
  name: string | undefined,
  names: string[],
  inference: Inference,
): ExpressionType {
  inferArguments(node, inference);
  if (name === undefined || object.type !== 'Identifier') return any;
  if (names.includes(name)) return globalMethodResults[object.name]?.[name] ?? any;
  const nearest = nearestName(name, names);
  const problem = say('“{object}”没有方法“{name}”', { object: object.name, name });
  inference.report('unknown-method', suggesting(problem, nearest), property, nearest);
  return any;
}
