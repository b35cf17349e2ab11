/** The limits of one expression: the first six apply to its text, the others to one evaluation. */
export const limits = {
  characters: 4_000,
  brackets: 48,
  unaryInARow: 192,
  depth: 48,
  nodes: 1_000,
  arrowsInside: 4,
  steps: 50_000,
  text: 100_000,
  array: 10_000,
  calls: 8,
  cachedExpressions: 2_000,
} as const;

/** Keys that no expression may read, write or name, on any object. */
export const forbiddenKeys: ReadonlySet<string> = new Set([
  '__proto__',
  'prototype',
  'constructor',
  '__defineGetter__',
  '__defineSetter__',
  '__lookupGetter__',
  '__lookupSetter__',
  'caller',
  'callee',
  'arguments',
]);
