import { isExpression } from '../../../schema/expressions/index.ts';
import type { JsonValue } from '../../../schema/json/json-value.ts';
import type { Problem } from '../../../schema/problem.ts';
import { toFieldValue } from '../../bill/field-value.ts';
import type { ResolvedField } from '../../model/resolved-model.ts';
import { scopeValue } from '../../model/scope-record.ts';
import type { Computation } from './collect-computations.ts';
import { isPlain, setValueAt, valueAt } from './data-path.ts';
import { evaluate, type FormScope, type Outcome } from './evaluator.ts';
import type { OrderedComputations } from './order-computations.ts';

/**
 * Writes every computed value into the scope's working copy, in order, and gives them by data path, as they are sent:
 * decimals as text. What fails or goes in a circle is undefined, what is no number there null.
 */
export function runComputations(
  { order, circular }: OrderedComputations,
  scope: FormScope,
  failures: Map<string, Problem>,
): Map<string, unknown> {
  const computed = new Map<string, unknown>();
  for (const computation of circular)
    eachPlace(computation, scope, (path) => write(path, undefined, computation.field, scope, computed));
  for (const computation of order) {
    eachPlace(computation, scope, (path, inner) => {
      const outcome = compute(computation, inner, failures);
      if (outcome) write(path, outcome.ok ? outcome.value : undefined, computation.field, scope, computed);
    });
  }
  return computed;
}

function eachPlace(
  { path, lines, ofLineModel }: Computation,
  scope: FormScope,
  visit: (path: string, scope: FormScope) => void,
): void {
  if (lines === undefined) return visit(path, scope);
  const rows = valueAt(scope.$values, lines);
  if (!Array.isArray(rows)) return;
  rows.forEach((row: unknown, index) => {
    if (!isPlain(row)) return;
    const $record = ofLineModel ? row : scope.$record;
    visit(`${lines}.${index}${path.slice(lines.length + 2)}`, {
      ...scope,
      $record,
      $line: row,
      $parent: scope.$record,
    });
  });
}

/** Undefined where a reaction says nothing about the value now. */
function compute(
  { value, reaction, source }: Computation,
  scope: FormScope,
  failures: Map<string, Problem>,
): Outcome | undefined {
  if (value !== undefined) return evaluate(value, scope, source, failures);
  if (!reaction) return undefined;
  const when: Outcome =
    reaction.when === undefined ? { ok: true, value: true } : evaluate(reaction.when, scope, source, failures);
  if (!when.ok) return when;
  const branch = when.value ? reaction.fulfill : reaction.otherwise;
  const written: JsonValue | undefined = branch.value;
  if (written === undefined) return undefined;
  return typeof written === 'string' && isExpression(written)
    ? evaluate(written, scope, source, failures)
    : { ok: true, value: written };
}

function write(
  path: string,
  value: unknown,
  field: ResolvedField | undefined,
  scope: FormScope,
  computed: Map<string, unknown>,
): void {
  const sent = field && value !== undefined ? toFieldValue(field, value) : value;
  computed.set(path, sent);
  const inner = field ? scopeValue(field, sent) : sent;
  const [, lines, index, name] = /^(.+?)\.(\d+)\.(.+)$/.exec(path) ?? [];
  if (lines === undefined || name === undefined) return setValueAt(scope.$values, path, inner);
  const row: unknown = valueAt(scope.$values, `${lines}.${index}`);
  if (isPlain(row)) setValueAt(row, name, inner);
}
