import type { ResolvedField, ResolvedModel } from '../model/index.ts';
import type { BillContext, RecordValues } from './bill-context.ts';
import { computationOrder } from './dependencies.ts';
import { scopeOf, valueOrNull, wrongValue, type ExpressionScope } from './expression-scope.ts';
import { computedRows, computedValue, linesOf, toScopeRecord } from './field-value.ts';
import { membersRead } from './members-read.ts';

/**
 * Returns the record with its computed values and those of its lines, as text at their scale, computed in order of
 * dependency. A line's expressions read the line as `$record` and `$line`, and its owner as `$parent`. An expression
 * that fails gives null.
 */
export function computeValues(
  model: ResolvedModel,
  record: RecordValues,
  context: BillContext,
  choose?: ValueChoice,
): RecordValues {
  return compute(model, record, context, { more: {}, withRows: false, choose });
}

/**
 * Chooses a computed value of the record or of one of its lines before other expressions read it. `stored` is its
 * former value; `resultOf` evaluates another expression in its place.
 * @returns the value to use.
 */
export type ValueChoice = (about: {
  model: ResolvedModel;
  field: ResolvedField;
  stored: unknown;
  computed: unknown;
  resultOf: (expression: string) => unknown;
}) => unknown;

/** True when a computed value depends only on the record, not on the user or the time of the save. */
export function isSteady({ value }: ResolvedField): boolean {
  return membersRead(value, ['$user', '$now', '$today']).length === 0;
}

/**
 * Like `computeValues`, but lines that an expression computes are returned as rows without ids.
 * @throws ExpressionError when the result is not a list of rows.
 */
export function computeRows(model: ResolvedModel, record: RecordValues, context: BillContext): RecordValues {
  return compute(model, record, context, { more: {}, withRows: true, choose: undefined });
}

/** True when an expression computes lines of the model, or lines of its lines. */
export function computesRows(model: ResolvedModel, models: BillContext['models']): boolean {
  return model.fields.some(({ child, value }) => {
    const lineModel = child && models.get(child.model);
    return lineModel !== undefined && lineModel !== model && (value !== undefined || computesRows(lineModel, models));
  });
}

interface FieldsToCompute {
  fields: readonly ResolvedField[];
  owner?: ResolvedModel;
  parent?: RecordValues;
  sums?: Readonly<Record<string, unknown>>;
}

/**
 * Computes only the given fields of a record, in their order. `parent` is the record's owner if it is a line; `sums`
 * are the aggregates of its lines that the fields read by name (`sumLines`).
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
    const value = field.value === undefined ? null : computedValue(field, valueOrNull(field.value, scope));
    computed[field.name] = value;
    scope.$record[field.name] = toScopeRecord(model, { [field.name]: value }, context.models)[field.name];
  }
  return computed;
}

function compute(
  model: ResolvedModel,
  record: RecordValues,
  context: BillContext,
  how: { more: Partial<ExpressionScope>; withRows: boolean; choose: ValueChoice | undefined },
): RecordValues {
  const { more, withRows, choose } = how;
  const computed: RecordValues = { ...record };
  const scope = { ...scopeOf(model, record, context), ...more };
  if ('$parent' in scope) scope.$line = scope.$record;
  for (const field of computationOrder(model, context.models)) {
    const lineModel = field.child && context.models.get(field.child.model);
    const areRows = withRows && field.value !== undefined;
    if (lineModel && record[field.name] === undefined && !areRows) continue;
    if (lineModel) {
      const lines = areRows ? rowsOf(field, lineModel, scope) : linesOf(record[field.name]);
      const computedLines = lines.map((line) =>
        compute(lineModel, line, context, { ...how, more: { $parent: scope.$record } }),
      );
      computed[field.name] = computedLines;
      scope.$record[field.name] = computedLines.map((line) => toScopeRecord(lineModel, line, context.models));
    } else if (field.value !== undefined) {
      const resultOf = (expression: string) => computedValue(field, valueOrNull(expression, scope));
      const result = resultOf(field.value);
      const value = choose
        ? choose({ model, field, stored: record[field.name] ?? null, computed: result, resultOf })
        : result;
      computed[field.name] = value;
      scope.$record[field.name] = toScopeRecord(model, { [field.name]: value }, context.models)[field.name];
    }
  }
  return computed;
}

function rowsOf(field: ResolvedField, lineModel: ResolvedModel, scope: ExpressionScope): RecordValues[] {
  const rows = computedRows(lineModel.fields, valueOrNull(field.value ?? null, scope));
  if (!rows) throw wrongValue(`“${field.title}”`);
  return rows;
}
