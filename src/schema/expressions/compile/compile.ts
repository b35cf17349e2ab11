import type { Expression, Identifier } from '../ast.ts';
import { lookUp } from '../run/look-up.ts';
import { compileArrow } from './compile-arrow.ts';
import { compileCall } from './compile-call.ts';
import { compileArray, compileObject, compileTemplate } from './compile-literals.ts';
import { compileChain, compileMember } from './compile-member.ts';
import { compileBinary, compileConditional, compileLogical, compileUnary } from './compile-operators.ts';
import type { Code, Compiler } from './compiler.ts';

/** Returns the compiler for a place inside arrows with these parameter names, innermost first. */
export function compilerFor(parameters: readonly (readonly string[])[]): Compiler {
  const compiler: Compiler = {
    parameters,
    compile: (node) => counted(compileNode(node, compiler)),
    inside: (names) => compilerFor([names, ...parameters]),
  };
  return compiler;
}

function counted(code: Code): Code {
  return (run, locals) => {
    run.step();
    return code(run, locals);
  };
}

function compileNode(node: Expression, compiler: Compiler): Code {
  switch (node.type) {
    case 'Literal':
      return () => node.value;
    case 'Identifier':
      return compileName(node, compiler);
    case 'TemplateLiteral':
      return compileTemplate(node, compiler);
    case 'ArrayExpression':
      return compileArray(node, compiler);
    case 'ObjectExpression':
      return compileObject(node, compiler);
    case 'UnaryExpression':
      return compileUnary(node, compiler);
    case 'BinaryExpression':
      return compileBinary(node, compiler);
    case 'LogicalExpression':
      return compileLogical(node, compiler);
    case 'ConditionalExpression':
      return compileConditional(node, compiler);
    case 'MemberExpression':
      return compileMember(node, compiler);
    case 'ChainExpression':
      return compileChain(node, compiler);
    case 'CallExpression':
      return compileCall(node, compiler);
    case 'ArrowFunctionExpression':
      return compileArrow(node, compiler);
  }
}

function compileName({ name, start }: Identifier, { parameters }: Compiler): Code {
  const arrow = parameters.findIndex((names) => names.includes(name));
  if (arrow < 0) return (run) => lookUp(run, name, start);
  const index = parameters[arrow]?.indexOf(name) ?? 0;
  return (_run, locals) => {
    let around = locals;
    for (let outwards = arrow; outwards > 0; outwards--) around = around?.outside;
    return around?.values[index];
  };
}
