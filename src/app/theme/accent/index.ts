/** The shades of a primary colour: computed so that they can be read, as antd's tokens and as our own variables. */
export { accentShades } from './accent-shades.ts';
export { accentVariables, withAccent } from './accent-tokens.ts';
