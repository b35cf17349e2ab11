/** The closed language of `{{ … }}` (docs/EXPRESSIONS.md): parse, check, evaluate. */
export type { Expression, SpreadElement } from './ast.ts';
export { type CompiledExpression, compileExpression, evaluateExpression, type EvaluateOptions } from './evaluate.ts';
export { type ExpressionCallable, expressionLanguage } from './language.ts';
export { forbiddenKeys } from './limits.ts';
export { freeNames } from './names/free-names.ts';
export { outerExpressions } from './names/outer-expressions.ts';
export type { FreeName } from './names/origin.ts';
export { parameterUses } from './names/parameter-uses.ts';
export { parseExpression } from './parse/parse.ts';
export { ExpressionError, type ExpressionProblem } from './problem.ts';
export { expressionFacade, expressionFunction, type FacadeMembers } from './run/registered.ts';
export type { ExpressionPlace, ScopeName } from './scopes/places.ts';
export { places } from './scopes/places.ts';
export { type Scope, scopeAt, type ScopeFacts } from './scopes/scope-at.ts';
export { extractTemplate, isExpression } from './template/template.ts';
export { fillText, textParts } from './template/text-template.ts';
export { checkExpression, inferType } from './types/check.ts';
export type { ExpressionType, ScopeTypes } from './types/type.ts';
