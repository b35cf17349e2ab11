import { say } from '../../../locale/index.ts';
import { compileExpression, extractTemplate, freeNames } from '../../../schema/expressions/index.ts';
import type { Problem } from '../../../schema/problems/problem.ts';
import { dependencyOrder } from '../../resolve/index.ts';
import { expressionsOf, type Computation } from './collect-computations.ts';

/** Computations in an order in which each comes after those it reads; those in a cycle are left out and reported. */
export interface OrderedComputations {
  order: Computation[];
  circular: { computation: Computation; problem: Problem }[];
  /**
   * True if some reads are only known at run time (`$record[key]`); it then turns out only at run time whether the
   * values converge.
   */
  isOpenEnded: boolean;
  problems: Problem[];
}

export function orderComputations(computations: readonly Computation[]): OrderedComputations {
  const reads = new Map(computations.map((computation) => [computation, readsOf(computation)]));
  const { order, circles } = dependencyOrder(computations, (computation) => {
    const paths = reads.get(computation) ?? [];
    return paths.flatMap((read) => computations.filter(({ path }) => isReadBy(path, read)));
  });
  const told = circles.map((members) => ({ members, problem: cycleProblem(members) }));
  const circular = new Map(told.flatMap(({ members, problem }) => members.map((member) => [member, problem] as const)));
  return {
    order: order.filter((computation) => !circular.has(computation)),
    circular: [...circular].map(([computation, problem]) => ({ computation, problem })),
    isOpenEnded: [...reads.values()].some((paths) => paths.includes(anything)),
    problems: told.map(({ problem }) => problem),
  };
}

/** Creates the finding about computations that read each other, at the first of them. */
export function cycleProblem(circle: readonly Pick<Computation, 'path' | 'source'>[]): Problem {
  const names = [...circle, ...circle.slice(0, 1)].map(({ path }) => path).join(' → ');
  const { document = '', pointer = '' } = circle[0]?.source ?? {};
  return {
    severity: 'error',
    code: 'cycle',
    document,
    pointer,
    message: say('计算值互相引用，算不出来：{names}。', { names }),
  };
}

/** A read of a member whose name is not in the text. */
const anything = '';

/**
 * Returns the data paths that a computation reads; a row is a star. An invalid expression reads nothing (and fails
 * later).
 */
function readsOf(computation: Computation): string[] {
  return expressionsOf(computation).flatMap((text) => {
    try {
      const names = freeNames(compileExpression(extractTemplate(text) ?? text).ast);
      return names.flatMap(({ name, path }) => dataPathOf(name, path, computation));
    } catch {
      return [];
    }
  });
}

function dataPathOf(name: string, path: readonly string[], { lines, ofLineModel, carrier }: Computation): string[] {
  if (name === '$value') return carrier === undefined ? [] : [[carrier, ...path].join('.')];
  const isRecord = name === '$record' || name === '$values' || name === '$parent';
  if (path.length === 0) return isRecord || name === '$line' ? [anything] : [];
  const members = path.map((key) => (key === '[]' ? '*' : key)).join('.');
  const inRow = name === '$line' || (name === '$record' && ofLineModel === true);
  if (inRow) return lines === undefined ? [] : [`${lines}.*.${members}`];
  return isRecord ? [members] : [];
}

/**
 * A read of `lines` alone does not depend on the values in its rows: expressions that use them have their own paths.
 */
function isReadBy(path: string, read: string): boolean {
  if (read === anything) return false;
  if (path === read || read.startsWith(`${path}.`)) return true;
  return path.startsWith(`${read}.`) && !path.slice(read.length).includes('*');
}
