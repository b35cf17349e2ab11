export { type NodeRecall, remember, type ResolveContext, resolveContext } from './context.ts';
export { type ComponentChoice, defaultComponent } from './default-component.ts';
export { dependencyOrder } from './dependency-order.ts';
export { dynamicProps, holdsExpression } from './dynamic-props.ts';
export { mergeProps, unknownWidget } from './node-props.ts';
export { readSteps } from './read-steps.ts';
