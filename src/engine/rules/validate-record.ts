import { say } from '../../locale/index.ts';
import { isRecord } from '../../schema/json/index.ts';
import { scopeRecord, type ResolvedField, type ResolvedModel } from '../model/index.ts';
import { own } from '../values/index.ts';
import { noRules, type RuleSet } from './rule-set.ts';
import { limitProblems, validateValue } from './validate-value.ts';
import type { ValueProblem } from './value-problem.ts';

export interface RecordChecks {
  rules?: RuleSet;
  /** The models of the lines, by document id. Lines without a model here are only counted. */
  lineModels?: ReadonlyMap<string, ResolvedModel>;
  user?: object;
}

/**
 * Runs the server's checks before a save: every field that a client may write, and every line. Only the limits of
 * computed values are checked; other fields that the server fills (numbers, states, rollups) are skipped.
 */
export function validateRecord(
  model: ResolvedModel,
  record: Record<string, unknown>,
  checks: RecordChecks = {},
): ValueProblem[] {
  const rules = checks.rules ?? noRules;
  const scope = scopeRecord(model.fields, record, ({ child }) => child && checks.lineModels?.get(child.model)?.fields);
  return model.fields.flatMap((field) => {
    const value = own(record, field.name);
    if (field.child) return validateLines(field, value, scope, checks);
    if (field.value !== undefined) return limitProblems(field, value);
    return isWritable(field) ? validateValue(field, value, scope, rules, whoSaves(checks)) : [];
  });
}

function validateLines(
  field: ResolvedField,
  value: unknown,
  record: object,
  checks: RecordChecks,
  path: string = field.name,
): ValueProblem[] {
  const count = countProblem(field, value);
  if (count) return [{ ...count, path }];
  const { child } = field;
  const model = child && checks.lineModels?.get(child.model);
  if (!model || !Array.isArray(value)) return [];
  const fields = model.fields.filter((column) => column.name !== child.parent && isWritable(column) && !column.child);
  const computed = model.fields.filter((column) => column.value !== undefined);
  const inner = model.fields.filter((column) => column.child && isWritable(column));
  return value.flatMap((line: unknown, index) => {
    const row = `${path}.${index}`;
    const checked = validateLine(fields, line, row, record, checks);
    if (!isRecord(line)) return checked;
    const limits = computed.flatMap((column) => limitProblems(column, own(line, column.name), `${row}.${column.name}`));
    const below = inner.flatMap((column) =>
      validateLines(column, own(line, column.name), record, checks, `${row}.${column.name}`),
    );
    return [...checked, ...limits, ...below];
  });
}

function whoSaves({ user }: RecordChecks): { user?: object } {
  return user ? { user } : {};
}

/** Checks the value of a field of lines as a whole: it must be a list, with neither too few nor too many rows. */
export function countProblem(field: ResolvedField, value: unknown): ValueProblem | undefined {
  const { name: path, title, child } = field;
  const error = (rule: string, message: string): ValueProblem => ({ path, severity: 'error', rule, message });
  if (value !== undefined && value !== null && !Array.isArray(value))
    return error('type', say('{title}应为列表', { title }));
  const lines: unknown[] = value ?? [];
  const minimum = Math.max(child?.min ?? 0, field.minItems ?? 0, field.required ? 1 : 0);
  const maximum = Math.min(child?.max ?? Infinity, field.maxItems ?? Infinity);
  if (lines.length < minimum) return error('minItems', say('{title}至少要有{minimum}行', { title, minimum }));
  if (lines.length > maximum) return error('maxItems', say('{title}至多{maximum}行', { title, maximum }));
  return undefined;
}

/** Checks the given fields of one row, which the rules read as `$line`. */
export function validateLine(
  fields: ResolvedField[],
  line: unknown,
  path: string,
  record: object,
  checks: RecordChecks,
): ValueProblem[] {
  if (!isRecord(line))
    return [{ path, severity: 'error', rule: 'type', message: say('这一行的内容不对，请删去重填。') }];
  const rules = checks.rules ?? noRules;
  const scope = fields.some((field) => field.rules.length > 0) ? { line: scopeRecord(fields, line) } : {};
  return fields.flatMap((field) => {
    const place = { ...whoSaves(checks), ...scope, path: `${path}.${field.name}` };
    return validateValue(field, own(line, field.name), record, rules, place);
  });
}

function isWritable(field: ResolvedField): boolean {
  return !field.readOnly;
}
