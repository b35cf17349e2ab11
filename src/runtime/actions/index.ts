/** Named actions. They return data that the page carries out. */
export type { ActionEffects, Notice } from './apply-result.ts';
export { type DialogOrigin, originOf } from './dialog-origin.ts';
export { StepOrigin } from './step-origin.ts';
export { callScope } from './call-scope.ts';
export { evaluateCondition, evaluateTemplates } from './evaluate-templates.ts';
export { requestTemplate } from './request-template.ts';
export type { RunOutcome } from './run-steps.ts';
export type { RunOptions } from './run-options.ts';
export { runSteps } from './run-steps-when-loaded.ts';
