/** The gate: only what the format and the vocabulary allow of a document may be rendered. */
export { type GateResult, gate } from './gate.ts';
export type { BodyOf, Gated } from './gated.ts';
export { type Finding, type Findings, findings } from './findings.ts';
export { isSafeName, isSafePath } from './names.ts';
export { evaluatedProps } from './props.ts';
export { checkedProps } from './props-schema.ts';
export { type Place, below } from './shape.ts';
export { safeUrl } from './safe-url.ts';
