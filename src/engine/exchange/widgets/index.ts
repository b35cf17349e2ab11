/** What widgets say of their counterparts in other formats, looked up and carried over both ways. */
export { type ForeignFormat, type Match, matchOf, matchOfNode } from './matches.ts';
export { optionsWritten, type PropsRead, propsRead } from './props.ts';
export { nodeFor } from './node-for.ts';
