import { isRecord } from '../../../schema/json/index.ts';
import { isCellLocked, isRowLocked } from '../../grid/index.ts';
import type { ResolvedField } from '../../model/index.ts';
import type { FieldNode } from '../../resolve/index.ts';
import {
  counter,
  countProblem,
  validateCell,
  validateLine,
  type RuleSet,
  type ValueProblem,
} from '../../rules/index.ts';
import { setValueAt, valueAt } from '../../values/index.ts';
import { titled, type CheckInput } from './check-input.ts';
import { checkRowsInside } from './check-rows-inside.ts';
import type { CompiledNode } from './compile-form.ts';
import { lineFields, rowState } from './line-fields.ts';

/** Checks the rows of a node: their number, their fields, the rules of their columns, and the rows inside them. */
export function checkLines(
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
  return value.flatMap((written: unknown, index) => {
    const line = withoutAbsent(node, rows, written, index, input.absent);
    const fields = fixed?.all ?? lineFields(node, rows, index, input);
    const isKnown = fixed !== undefined && isRecord(line) && input.memo?.isRight(line, fixed.all);
    const own = validateLine(isKnown ? fixed.open : fields, line, `${node.path}.${index}`, input.scope.$values, checks);
    if (fixed && isRecord(line) && own.length === 0) input.memo?.noteRight(line, fixed.all);
    // Each cell shows one message. The problems of its field take precedence over the rules of its column.
    const wrong = new Set(own.flatMap(({ path, severity }) => (severity === 'error' ? [path] : [])));
    const cells = checkCells(node, ruled, fields, line, index, counts, input, rules);
    const inner = isRecord(line) ? checkRowsInside(node, rows, line, index, input, checks) : [];
    const found = [...own, ...cells.filter(({ path }) => !wrong.has(path)), ...inner];
    return found.length > 0 && isRecord(line) ? withoutLocked(node, found, line) : found;
  });
}

function withoutAbsent(
  { path }: FieldNode,
  rows: readonly CompiledNode[],
  line: unknown,
  index: number,
  absent: ReadonlySet<string>,
): unknown {
  if (absent.size === 0 || !isRecord(line)) return line;
  const away = rows.flatMap(({ node }) =>
    node.kind === 'field' && absent.has(`${path}.${index}.${node.path}`) ? [node.path] : [],
  );
  if (away.length === 0) return line;
  const left = { ...line };
  for (const inside of away) setValueAt(left, inside, null);
  return left;
}

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

/** Removes the problems of cells that are locked in this row. Slow, so it is called only for rows with problems. */
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

type Counts = ReadonlyMap<string, (value: unknown) => number>;

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
  if (!isRecord(line)) return [];
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
