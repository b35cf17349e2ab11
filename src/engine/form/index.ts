/** Forms: resolved from their documents and models, and evaluated with values. */
export type {
  DynamicProps,
  EvaluationContext,
  FieldLines,
  FieldNode,
  FieldTreeNode,
  FormEvaluation,
  FormRule,
  LayoutNode,
  Linkage,
  NodeState,
  ProblemNode,
  Reaction,
  ReactionValue,
  RemoteOptions,
  ResolvedForm,
  StateReason,
} from '../resolve/index.ts';
export type { ValueProblem } from '../rules/index.ts';
export { dataSchema } from './data-schema.ts';
export { evaluateProps } from './evaluate/dynamic-props.ts';
export { evaluateForm } from './evaluate/evaluate-form.ts';
export { type ReactedValues, reactedEvaluation } from './evaluate/begun-values.ts';
export { type CircularValue, circularValues, mayHideByValues } from './evaluate/compile-form.ts';
export { deletionProblems } from './evaluate/deletion-problems.ts';
export { createRowMemo } from './evaluate/row-memo.ts';
export { fieldTree } from './field-tree.ts';
export { optionsGiven, type RemoteOption } from './remote-options.ts';
export { fieldsOf } from './fields-of.ts';
export { formOfModel } from './form-of-model.ts';
export { type FormSource, formSource, reportUnknownModel, resolveForm, resolveFormIn } from './resolve-form.ts';
export { rootWalk } from './walk.ts';
export { failedTests, runFormTests } from './tests/form-tests.ts';
export { recordExpectations } from './tests/record-test.ts';
