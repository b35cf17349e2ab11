import { RE2JS } from 're2js';

import { translatePattern } from './translate-pattern.ts';

/** Returns true if the text contains a match, in time linear to the text's length. */
export type LinearPattern = (text: string) => boolean;

/**
 * Compiles a pattern to run in linear time (RE2).
 * @returns undefined for patterns that RE2 does not support, and for invalid ones.
 */
export function linearPattern(pattern: string): LinearPattern | undefined {
  const translated = translatePattern(pattern);
  if (translated === undefined) return undefined;
  try {
    const compiled = RE2JS.compile(translated);
    return (text) => compiled.matcher(text).find();
  } catch {
    return undefined;
  }
}
