export { type NodeRecall, remember, type ResolveContext, resolveContext } from './context.ts';
export { type ComponentChoice, defaultComponent } from './default-component.ts';
export { dependencyOrder } from './dependency-order.ts';
export { type DynamicProps, dynamicProps, holdsExpression } from './dynamic-props.ts';
export { mergeProps, unknownWidget } from './node-props.ts';
export { readSteps } from './read-steps.ts';
export type { ActionStep } from './action-step.ts';
export type * from './resolved-form.ts';
