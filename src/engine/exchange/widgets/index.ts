/** Finds the counterparts that widgets declare for other formats, and converts their props both ways. */
export { type ForeignFormat, type Match, matchOf, matchOfNode } from './matches.ts';
export { optionsWritten, type PropsRead, propsRead } from './props.ts';
export { nodeFor } from './node-for.ts';
