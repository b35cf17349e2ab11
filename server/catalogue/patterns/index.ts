/** Patterns that authors write, run so that no text can hold up the server. */
export { linearPattern } from './linear-pattern.ts';
export { openPatterns } from './patterns.ts';
