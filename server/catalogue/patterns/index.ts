/** Runs patterns of authors so that no text can block the server. */
export { linearPattern } from './linear-pattern.ts';
export { openPatterns } from './patterns.ts';
