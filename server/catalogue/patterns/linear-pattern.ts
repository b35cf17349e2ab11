import { RE2JS } from 're2js';
import { translatePattern } from './translate-pattern.ts';

/** Does the text hold a match (unanchored)? The time grows with the text's length only. */
export type LinearPattern = (text: string) => boolean;

/** A pattern that runs in linear time (RE2). @returns undefined for one that has no such form, or is none. */
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
