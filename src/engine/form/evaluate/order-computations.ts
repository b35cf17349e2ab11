import { compileExpression, extractTemplate, freeNames } from '../../../schema/expressions/index.ts';
import type { Problem } from '../../../schema/problem.ts';
import { type Computation, expressionsOf } from './collect-computations.ts';

/** Computations so that each comes after those it reads; those that read themselves in a circle are left out and told. */
export interface OrderedComputations {
  order: Computation[];
  circular: Computation[];
  problems: Problem[];
}

export function orderComputations(computations: readonly Computation[]): OrderedComputations {
  const order: Computation[] = [];
  const circular = new Set<Computation>();
  const problems: Problem[] = [];
  const state = new Map<Computation, 'open' | 'done'>();
  const trail: Computation[] = [];
  const visit = (computation: Computation): void => {
    if (state.get(computation) === 'done') return;
    if (state.get(computation) === 'open') {
      const circle = trail.slice(trail.indexOf(computation));
      circle.forEach((member) => circular.add(member));
      problems.push(cycle(circle));
      return;
    }
    state.set(computation, 'open');
    trail.push(computation);
    for (const read of readsOf(computation)) {
      for (const other of computations) if (isReadBy(other.path, read)) visit(other);
    }
    trail.pop();
    state.set(computation, 'done');
    order.push(computation);
  };
  computations.forEach(visit);
  return { order: order.filter((computation) => !circular.has(computation)), circular: [...circular], problems };
}

function cycle(circle: readonly Computation[]): Problem {
  const [first] = circle;
  const names = [...circle, ...circle.slice(0, 1)].map(({ path }) => path).join(' → ');
  const { document = '', pointer = '' } = first?.source ?? {};
  return { severity: 'error', code: 'cycle', document, pointer, message: `计算值互相引用，算不出来：${names}。` };
}

/** Data paths that a computation reads; a row is a star. A text that is no expression reads nothing (and fails later). */
function readsOf(computation: Computation): string[] {
  return expressionsOf(computation).flatMap((text) => {
    try {
      const names = freeNames(compileExpression(extractTemplate(text) ?? text).ast);
      return names.flatMap(({ name, path }) => (path.length === 0 ? [] : dataPathOf(name, path, computation)));
    } catch {
      return [];
    }
  });
}

function dataPathOf(name: string, path: readonly string[], { lines, ofLineModel }: Computation): string[] {
  const members = path.map((key) => (key === '[]' ? '*' : key)).join('.');
  const inRow = name === '$line' || (name === '$record' && ofLineModel === true);
  if (inRow) return lines === undefined ? [] : [`${lines}.*.${members}`];
  return name === '$record' || name === '$values' || name === '$parent' ? [members] : [];
}

/** A read of `lines` alone does not wait for the values in its rows: what it does with them is read by its own path. */
function isReadBy(path: string, read: string): boolean {
  if (path === read || read.startsWith(`${path}.`)) return true;
  return path.startsWith(`${read}.`) && !path.slice(read.length).includes('*');
}
