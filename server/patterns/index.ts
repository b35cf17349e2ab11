/** Patterns that authors write, run so that no text can hold up the server. */
export { linearPattern, type LinearPattern } from './linear-pattern.ts';
export { openPatterns, type Patterns } from './patterns.ts';
