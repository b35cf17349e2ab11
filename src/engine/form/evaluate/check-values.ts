import { say } from '../../../schema/locale/index.ts';
import { isPlain, valueAt } from '../../values/index.ts';
import type { Problem } from '../../../schema/problem.ts';
import { isCellLocked, isRowLocked } from '../../grid/index.ts';
import type { ResolvedField } from '../../model/index.ts';
import { type Authority, tablePermissions } from '../../permission/index.ts';
import {
  noRules,
  type RuleSet,
  counter,
  validateCell,
  countProblem,
  limitProblems,
  validateLine,
  validateValue,
} from '../../rules/index.ts';
import type { FieldNode, FormRule, NodeState, ResolvedForm, ValueProblem } from '../resolved-form.ts';
import type { CompiledForm, CompiledNode } from './compile-form.ts';
import { evaluate, type FormScope } from './evaluator.ts';
import type { RowMemo } from './row-memo.ts';

interface CheckInput {
  form: ResolvedForm;
  compiled: CompiledForm;
  values: object;
  scope: FormScope;
  states: Map<string, NodeState>;
  failures: Map<string, Problem>;
  memo: RowMemo | undefined;
  authority: Authority | undefined;
}

/** What is wrong with the values of fields that a person can see and change, then with the form's own rules. */
export function checkValues(input: CheckInput): ValueProblem[] {
  const { form, compiled, scope, states } = input;
  const rules = form.ruleSet ?? noRules;
  const problems: ValueProblem[] = [];
  for (const { node, rows } of compiled.nodes) {
    const state = node.kind === 'field' ? states.get(node.address) : undefined;
    if (node.kind !== 'field' || !state) continue;
    if (node.field.value !== undefined && state.visible)
      problems.push(...limitProblems(titled(node), valueAt(scope.$values, node.path), node.path));
    else if (isChecked(state)) {
      const value = valueAt(input.values, node.path);
      const found = node.lines
        ? checkLines(node, rows, value, input, rules)
        : checkField(node, state.required, value, input, rules);
      for (const problem of found) problems.push(problem);
    }
  }
  for (const rule of form.rules) if (rule.on.save) problems.push(...checkFormRule(rule, input));
  return problems;
}

/** Remembered, unless its rules may say something else of the same value another time. */
function checkField(
  node: FieldNode,
  required: boolean,
  value: unknown,
  { scope, memo }: CheckInput,
  rules: RuleSet,
): readonly ValueProblem[] {
  const { path, field } = node;
  const isOpen = field.rules.length > 0 || field.pattern !== undefined || isObject(value);
  const known = isOpen ? undefined : memo?.problemsOf(node, value, required);
  if (known) return known;
  const problems = validateValue(titled(node), value, scope.$values, rules, { path, required, user: scope.$user });
  if (!isOpen) memo?.noteProblems(node, value, required, problems);
  return problems;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** What is not shown, or not to be changed, or goes in a circle, cannot be put right. */
function isChecked(state: NodeState): boolean {
  return state.visible && !state.hidden && !state.disabled && !state.readOnly && !state.problem;
}

function titled(node: FieldNode): ResolvedField {
  return node.title === '' || node.title === node.field.title ? node.field : { ...node.field, title: node.title };
}

function checkLines(
  node: FieldNode,
  rows: readonly CompiledNode[],
  value: unknown,
  input: CheckInput,
  rules: RuleSet,
): ValueProblem[] {
  const count = countProblem({ ...titled(node), required: input.states.get(node.address)?.required ?? false }, value);
  if (count) return [{ ...count, path: node.path }];
  if (!Array.isArray(value)) return [];
  const counts = countsOf(node, value);
  const fixed = rows.some(({ depends }) => depends) ? undefined : fixedFields(node, rows, input);
  const checks = { rules, user: input.scope.$user };
  const ruled = node.lines?.columns.filter((column) => column.rules) ?? [];
  return value.flatMap((line: unknown, index) => {
    const fields = fixed?.all ?? lineFields(node, rows, index, input);
    const isKnown = fixed !== undefined && isPlain(line) && input.memo?.isRight(line, fixed.all);
    const own = validateLine(isKnown ? fixed.open : fields, line, `${node.path}.${index}`, input.scope.$values, checks);
    if (fixed && isPlain(line) && own.length === 0) input.memo?.noteRight(line, fixed.all);
    // A cell says one thing: what its field finds comes before the column's rules.
    const wrong = new Set(own.flatMap(({ path, severity }) => (severity === 'error' ? [path] : [])));
    const cells = checkCells(node, ruled, fields, line, index, counts, input, rules);
    const found = [...own, ...cells.filter(({ path }) => !wrong.has(path))];
    return found.length > 0 && isPlain(line) ? withoutLocked(node, found, line) : found;
  });
}

/** The fields of every row, and those whose checks may say something else of the same row another time. */
function fixedFields(
  node: FieldNode,
  rows: readonly CompiledNode[],
  input: CheckInput,
): { all: ResolvedField[]; open: ResolvedField[] } {
  const make = () => lineFields(node, rows, 0, input);
  const states = rows.map((row) => rowState(input.states, node, row, 0));
  const all = input.memo?.fieldsOf(node, states, make) ?? make();
  return { all, open: all.filter(({ rules, pattern }) => rules.length > 0 || pattern !== undefined) };
}

/** Without what is found in cells that are locked in this row; asked where something is found only, as it costs. */
function withoutLocked(
  { lines }: FieldNode,
  found: ValueProblem[],
  line: Readonly<Record<string, unknown>>,
): ValueProblem[] {
  if (isRowLocked(lines?.table?.disabledRows, line)) return [];
  const locked = lines?.columns.filter((column) => column.disabled !== undefined && isCellLocked(column, line)) ?? [];
  if (locked.length === 0) return found;
  return found.filter(({ path }) => !locked.some(({ key }) => path.endsWith(`.${key}`)));
}

/** The fields of one row as columns and row nodes change them, without those that nobody sees or can change there. */
function lineFields(
  node: FieldNode,
  rows: readonly CompiledNode[],
  index: number,
  { states, authority }: CheckInput,
): ResolvedField[] {
  const fields = new Map<string, ResolvedField>();
  for (const field of node.lines?.model.fields ?? []) {
    if (field.name !== node.field.child?.parent && !field.child && !field.readOnly) fields.set(field.name, field);
  }
  const { hides, disables } = tablePermissions(authority, node.lines?.table?.permission);
  for (const { key, field, visible, disabled } of node.lines?.columns ?? []) {
    if (visible === false || disabled === true || hides(key) || disables(key)) fields.delete(key);
    else if (fields.has(key)) fields.set(key, field);
  }
  for (const row of rows) {
    if (row.node.kind !== 'field' || !fields.has(row.node.path)) continue;
    const state = rowState(states, node, row, index);
    if (state && !isChecked(state)) fields.delete(row.node.path);
    else if (state) fields.set(row.node.path, asColumn(row.node, state.required, fields.get(row.node.path)));
  }
  return [...fields.values()].filter((field) => !field.readOnly);
}

/** The field of a row node with what its column says of it. */
function asColumn(node: FieldNode, required: boolean, column: ResolvedField | undefined): ResolvedField {
  if (!column) return { ...titled(node), required };
  const { options, requiredMessage } = column;
  return {
    ...titled(node),
    required: required || column.required,
    readOnly: node.field.readOnly || column.readOnly,
    ...(requiredMessage !== undefined && { requiredMessage }),
    ...(options && { options }),
  };
}

function rowState(
  states: Map<string, NodeState>,
  node: FieldNode,
  row: CompiledNode,
  index: number,
): NodeState | undefined {
  const inside = row.node.address.slice(`${node.address}.items`.length);
  return states.get(`${node.address}.${index}${inside}`) ?? states.get(row.node.address);
}

type Counts = ReadonlyMap<string, (value: unknown) => number>;

/** How often each value stands in the columns whose values must not be repeated; counted once, not for each row. */
function countsOf(node: FieldNode, lines: readonly unknown[]): Counts {
  const unique = (node.lines?.columns ?? []).filter(({ rules }) =>
    rules?.some((rule) => rule.unique === true || rule.pattern === 'only'),
  );
  return new Map(unique.map(({ key }) => [key, counter(lines.map((line) => valueAt(line, key)))]));
}

function checkCells(
  node: FieldNode,
  columns: NonNullable<FieldNode['lines']>['columns'],
  fields: readonly ResolvedField[],
  line: unknown,
  index: number,
  counts: Counts,
  { scope }: CheckInput,
  rules: RuleSet,
): ValueProblem[] {
  if (!isPlain(line)) return [];
  return columns.flatMap((column) => {
    if (!column.rules || !fields.some(({ name }) => name === column.key)) return [];
    const count = counts.get(column.key);
    const cellScope = { title: column.title, record: scope.$values, line, column: [], ...(count && { count }) };
    const message = validateCell(column.rules, valueAt(line, column.key), cellScope, rules);
    return message === undefined
      ? []
      : [{ path: `${node.path}.${index}.${column.key}`, severity: 'error', rule: 'cell', message }];
  });
}

/** A rule that cannot be evaluated does not hold: what it guards must not pass unseen. */
export function checkFormRule(
  rule: FormRule,
  { form, scope, failures }: Pick<CheckInput, 'form' | 'scope' | 'failures'>,
): ValueProblem[] {
  const outcome = evaluate(rule.when, scope, { document: form.document, pointer: `${rule.pointer}/when` }, failures);
  const problem = (message: string): ValueProblem[] => [
    { path: rule.field ?? '', severity: rule.severity, rule: 'form', message },
  ];
  if (!outcome.ok)
    return problem(
      say('规则“{message}”无法检查，请联系管理员：{message2}', {
        message: rule.message,
        message2: outcome.problem.message,
      }),
    );
  return outcome.value ? [] : problem(rule.message);
}
