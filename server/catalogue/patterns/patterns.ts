import type { MatchPattern } from '../../../src/engine/rules/index.ts';
import { linearPattern, type LinearPattern } from './linear-pattern.ts';
import { openTimedMatcher } from './timed-matcher.ts';

export interface Patterns {
  /** @throws Error with a Chinese message if the pattern is invalid, or too slow for the text. */
  match: MatchPattern;
  close(): void;
}

/** The time limit of a pattern without a linear form, in milliseconds: the server is blocked meanwhile. */
const limitMs = 100;

/**
 * The time that a pattern is refused after a timeout, in milliseconds, so that it cannot block the server repeatedly.
 */
const restMs = 10_000;

const most = 1_000;

export function openPatterns(): Patterns {
  const compiled = new Map<string, LinearPattern | undefined>();
  const restsUntil = new Map<string, number>();
  const timed = openTimedMatcher(limitMs);
  const compile = (pattern: string): LinearPattern | undefined => {
    if (compiled.has(pattern)) return compiled.get(pattern);
    const linear = linearPattern(pattern);
    if (compiled.size < most) compiled.set(pattern, linear);
    return linear;
  };
  const matchTimed: MatchPattern = (pattern, text) => {
    if ((restsUntil.get(pattern) ?? 0) > Date.now()) throw new Error('校验规则太慢');
    try {
      return timed.match(pattern, text);
    } catch (error) {
      restsUntil.set(pattern, Date.now() + restMs);
      throw error;
    }
  };
  return {
    match: (pattern, text) => compile(pattern)?.(text) ?? matchTimed(pattern, text),
    close: timed.close,
  };
}
