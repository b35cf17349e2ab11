import type { ChainExpression, MemberExpression } from '../ast.ts';
import { readMember, toKey } from '../run/member.ts';
import type { Code, Compiler } from './compiler.ts';

/** The result of a part of an optional chain when `?.` found nothing; only the end of the chain handles it. */
export const nothing = Symbol('nothing');

export function compileChain({ expression }: ChainExpression, { compile }: Compiler): Code {
  const chain = compile(expression);
  return (run, locals) => {
    const value = chain(run, locals);
    return value === nothing ? undefined : value;
  };
}

export function compileMember(node: MemberExpression, compiler: Compiler): Code {
  const object = compiler.compile(node.object);
  const key = compileKey(node, compiler);
  return (run, locals) => {
    const value = object(run, locals);
    if (value === nothing || (node.optional && (value === null || value === undefined))) return nothing;
    const keyValue = key(run, locals);
    run.position = node.property.start;
    return readMember(run, value, toKey(run, keyValue));
  };
}

/** Returns the code for a member's key: a fixed name, or a value that `toKey` has yet to check. */
export function compileKey({ computed, property }: MemberExpression, { compile }: Compiler): Code {
  if (computed || property.type !== 'Identifier') return compile(property);
  const { name } = property;
  return () => name;
}
