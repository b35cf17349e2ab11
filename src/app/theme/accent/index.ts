export { accentShades } from './accent-shades.ts';
export { accentVariables, withAccent } from './accent-tokens.ts';
