import type { ArrowFunctionExpression, Expression } from '../ast.ts';
import type { Report } from './report.ts';
import type { ExpressionType, ScopeTypes } from './type.ts';

export interface Inference {
  types: ScopeTypes;
  locals: ReadonlyMap<string, ExpressionType>;
  report: Report;
  infer: (node: Expression) => ExpressionType;
  inferArrow: (arrow: ArrowFunctionExpression, passed: readonly ExpressionType[]) => ExpressionType;
}
