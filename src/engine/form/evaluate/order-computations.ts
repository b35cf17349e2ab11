import { compileExpression, extractTemplate, freeNames } from '../../../schema/expressions/index.ts';
import { say } from '../../../schema/locale/index.ts';
import type { Problem } from '../../../schema/problem.ts';
import { dependencyOrder } from '../../resolve/index.ts';
import { expressionsOf, type Computation } from './collect-computations.ts';

/** Computations so that each comes after those it reads; those that read themselves in a circle are left out and told. */
export interface OrderedComputations {
  order: Computation[];
  circular: { computation: Computation; problem: Problem }[];
  /** What some of them read is known only while they run (`$record[key]`): whether they come to rest shows only then. */
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

/** The finding about computations that read each other, at the first of them. */
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

/** The read of a member whose name the text does not tell. */
const anything = '';

/** Data paths that a computation reads; a row is a star. A text that is no expression reads nothing (and fails later). */
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

/** A read of `lines` alone does not wait for the values in its rows: what it does with them is read by its own path. */
function isReadBy(path: string, read: string): boolean {
  if (read === anything) return false;
  if (path === read || read.startsWith(`${path}.`)) return true;
  return path.startsWith(`${read}.`) && !path.slice(read.length).includes('*');
}
