import { isRecord } from '../../../schema/json/index.ts';
import type { Problem } from '../../../schema/problems/problem.ts';
import { computedRows, computedValue } from '../../bill/index.ts';
import { scopeRecord } from '../../model/index.ts';
import { setValueAt, valueAt } from '../../values/index.ts';
import type { Computation } from './collect-computations.ts';
import { evaluate, type FormScope, type Outcome } from './evaluator.ts';
import { cycleProblem, type OrderedComputations } from './order-computations.ts';

const mostRounds = 10;

/** The computed values by data path, as they are sent (decimals as text), and the cycles by path with stars. */
export interface ComputedValues {
  computed: Map<string, unknown>;
  cycles: Map<string, Problem>;
}

/**
 * Writes every computed value into the scope's working copy, in order, and returns them. A value that fails or is in a
 * cycle is undefined; a result that is not a number in a number field is null.
 */
export function runComputations(
  { order, circular, isOpenEnded }: OrderedComputations,
  scope: FormScope,
  failures: Map<string, Problem>,
  absent: ReadonlySet<string>,
): ComputedValues {
  const computed = new Map<string, unknown>();
  const cycles = new Map(circular.map(({ computation, problem }) => [computation.path, problem]));
  const stop = (computation: Computation) =>
    eachPlace(computation, scope, (place) => write(place, undefined, computation, scope, computed));
  for (const { computation } of circular) if (!computation.reaction) stop(computation);
  const standing = order.filter(({ reaction }) => !reaction);
  for (const computation of standing)
    eachPlace(computation, scope, (place, inner) => {
      if (absent.has(place.path)) return;
      const outcome = compute(computation, inner, failures);
      if (outcome) write(place, outcome.ok ? outcome.value : undefined, computation, scope, computed);
    });
  const again = () => runAgain(standing, scope, failures, computed, absent);
  let moving = isOpenEnded ? again() : [];
  for (let round = 2; moving.length > 0 && round < mostRounds; round++) moving = again();
  if (moving.length > 0) {
    const problem = cycleProblem(moving);
    failures.set(`${problem.document}${problem.pointer}${problem.code}`, problem);
    for (const computation of moving) {
      cycles.set(computation.path, problem);
      stop(computation);
    }
  }
  return { computed, cycles };
}

function runAgain(
  order: readonly Computation[],
  scope: FormScope,
  failures: Map<string, Problem>,
  computed: Map<string, unknown>,
  absent: ReadonlySet<string>,
): Computation[] {
  const moved = new Set<Computation>();
  for (const computation of order) {
    eachPlace(computation, scope, (place, inner) => {
      if (absent.has(place.path)) return;
      const outcome = compute(computation, inner, failures);
      if (!outcome) return;
      const { path } = place;
      const before = JSON.stringify(computed.get(path));
      write(place, outcome.ok ? outcome.value : undefined, computation, scope, computed);
      if (JSON.stringify(computed.get(path)) !== before) moved.add(computation);
    });
  }
  return [...moved];
}

interface Place {
  path: string;
  row?: Record<string, unknown>;
  name: string;
}

/** Calls `visit` for each place of a computation, with the scope of its expressions there. */
export function eachPlace(
  { path, lines, ofLineModel, carrier }: Computation,
  scope: FormScope,
  visit: (place: Place, scope: FormScope) => void,
): void {
  if (lines === undefined)
    return visit(
      { path, name: path },
      carrier === undefined ? scope : { ...scope, $value: valueAt(scope.$values, carrier) },
    );
  const rows = valueAt(scope.$values, lines);
  if (!Array.isArray(rows)) return;
  const name = path.slice(lines.length + 3);
  rows.forEach((row: unknown, index) => {
    if (!isRecord(row)) return;
    const $record = ofLineModel ? row : scope.$record;
    const own = carrier === undefined ? {} : { $value: valueAt(row, carrier.slice(lines.length + 3)) };
    const inner = { ...scope, $record, $line: row, $parent: scope.$record, ...own };
    visit({ path: `${lines}.${index}.${name}`, row, name }, inner);
  });
}

function compute(
  { value, source }: Computation,
  scope: FormScope,
  failures: Map<string, Problem>,
): Outcome | undefined {
  return value === undefined ? undefined : evaluate(value, scope, source, failures);
}

function write(
  { path, row, name }: Place,
  value: unknown,
  { field, lineFields }: Pick<Computation, 'field' | 'lineFields'>,
  scope: FormScope,
  computed: Map<string, unknown>,
): void {
  const rows = lineFields && value !== undefined ? computedRows(lineFields, value) : undefined;
  const sent = rows ?? (field && value !== undefined ? computedValue(field, value) : value);
  computed.set(path, sent);
  // Rows are copies: values computed inside them are written into them, and reported by their own paths.
  const inner = field ? scopeRecord([field], { [field.name]: sent }, () => lineFields)[field.name] : sent;
  setValueAt(row ?? scope.$values, name, inner);
}
