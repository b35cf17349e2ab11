import { say } from '../../../locale/index.ts';
import type { CallExpression, Identifier, MemberExpression } from '../ast.ts';
import { builtinOf, type Builtin } from '../run/builtin.ts';
import { callMethod, hasMethod } from '../run/call-method.ts';
import { lookUp } from '../run/look-up.ts';
import { readMember, toKey } from '../run/member.ts';
import { isRegistered } from '../run/registered.ts';
import type { Run } from '../run/run.ts';
import { compileList } from './compile-literals.ts';
import { compileKey, nothing } from './compile-member.ts';
import type { Code, Compiler } from './compiler.ts';

/** Compiles a call of a name from the scope or the globals, or of a method; the parser allows no other calls. */
export function compileCall(node: CallExpression, compiler: Compiler): Code {
  return node.callee.type === 'Identifier'
    ? compileNameCall(node, node.callee, compiler)
    : compileMethodCall(node, node.callee, compiler);
}

function compileNameCall(node: CallExpression, { name, start }: Identifier, compiler: Compiler): Code {
  const list = compileList(node.arguments, compiler);
  return (run, locals) => {
    const value = lookUp(run, name, start);
    run.position = start;
    if (node.optional && (value === null || value === undefined)) return nothing;
    const call = callable(run, name, value);
    const parameters = list(run, locals);
    run.position = start;
    return call(run, parameters);
  };
}

function callable(run: Run, name: string, value: unknown): Builtin {
  const builtin = builtinOf(value)?.call;
  if (builtin) return builtin;
  if (isRegistered(value)) return (_run, parameters) => value(...parameters);
  throw run.fail('not-callable', say('“{name}”不是可以调用的函数。', { name }));
}

function compileMethodCall(node: CallExpression, callee: MemberExpression, compiler: Compiler): Code {
  const object = compiler.compile(callee.object);
  const key = compileKey(callee, compiler);
  const list = compileList(node.arguments, compiler);
  const { start } = callee.property;
  return (run, locals) => {
    const receiver = object(run, locals);
    const empty = receiver === null || receiver === undefined;
    if (receiver === nothing || (callee.optional && empty)) return nothing;
    const keyValue = key(run, locals);
    run.position = start;
    const name = toKey(run, keyValue);
    if (empty) throw run.fail('empty-value', say('值为空，不能调用“{name}”；可以用“?.”。', { name }));
    if (node.optional && !hasMethod(receiver, name) && isEmpty(readMember(run, receiver, name))) return nothing;
    const parameters = list(run, locals);
    run.position = start;
    return callMethod(run, receiver, name, parameters);
  };
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined;
}
