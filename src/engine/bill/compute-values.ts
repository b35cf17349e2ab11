import type { ResolvedField, ResolvedModel } from '../model/index.ts';
import type { BillContext, RecordValues } from './bill-context.ts';
import { computationOrder } from './dependencies.ts';
import { type ExpressionScope, scopeOf, valueOrNull } from './expression-scope.ts';
import { linesOf, toFieldValue, toScopeRecord } from './field-value.ts';

/**
 * The record with its computed values and those of its lines, as text at their scale, in the order of what they read.
 * A line's expressions see the line as `$record` and `$line`, its owner as `$parent`. One that fails gives null.
 */
export function computeValues(model: ResolvedModel, record: RecordValues, context: BillContext): RecordValues {
  return compute(model, record, context, {});
}

interface FieldsToCompute {
  fields: readonly ResolvedField[];
  owner?: ResolvedModel;
  parent?: RecordValues;
  sums?: Readonly<Record<string, unknown>>;
}

/**
 * Only these computed values of a record, in their order. `parent` is its owner, where it is a line; `sums` are the
 * numbers over its lines that the fields read by name (`sumLines`).
 */
export function computeFields(
  model: ResolvedModel,
  record: RecordValues,
  context: BillContext,
  { fields, owner, parent, sums = {} }: FieldsToCompute,
): RecordValues {
  const scope = { ...scopeOf(model, record, context), ...sums };
  if (owner && parent) {
    scope.$parent = toScopeRecord(owner, parent, context.models);
    scope.$line = scope.$record;
  }
  const computed: RecordValues = {};
  for (const field of fields) {
    const value = field.value === undefined ? null : toFieldValue(field, valueOrNull(field.value, scope));
    computed[field.name] = value;
    scope.$record[field.name] = toScopeRecord(model, { [field.name]: value }, context.models)[field.name];
  }
  return computed;
}

function compute(
  model: ResolvedModel,
  record: RecordValues,
  context: BillContext,
  more: Partial<ExpressionScope>,
): RecordValues {
  const computed: RecordValues = { ...record };
  const scope = { ...scopeOf(model, record, context), ...more };
  if ('$parent' in scope) scope.$line = scope.$record;
  for (const field of computationOrder(model, context.models)) {
    const lineModel = field.child && context.models.get(field.child.model);
    if (lineModel && record[field.name] === undefined) continue;
    if (lineModel) {
      const lines = linesOf(record[field.name]);
      const computedLines = lines.map((line) => compute(lineModel, line, context, { $parent: scope.$record }));
      computed[field.name] = computedLines;
      scope.$record[field.name] = computedLines.map((line) => toScopeRecord(lineModel, line, context.models));
    } else if (field.value !== undefined) {
      const value = toFieldValue(field, valueOrNull(field.value, scope));
      computed[field.name] = value;
      scope.$record[field.name] = toScopeRecord(model, { [field.name]: value }, context.models)[field.name];
    }
  }
  return computed;
}
