import type { Expression } from '../ast.ts';
import type { Run } from '../run/run.ts';

/** The values of arrow parameters around a place: `values` of the innermost arrow, then those of the outer ones. */
export interface Locals {
  values: readonly unknown[];
  outside: Locals | undefined;
}

export type Code = (run: Run, locals: Locals | undefined) => unknown;

/** The names of arrow parameters around a place in the text, and the function that compiles nodes there. */
export interface Compiler {
  parameters: readonly (readonly string[])[];
  compile: (node: Expression) => Code;
  inside: (names: readonly string[]) => Compiler;
}
