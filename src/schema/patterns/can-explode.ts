import { parsePattern, type Characters } from './parse-pattern.ts';
import { positionGraph, type PositionGraph } from './position-graph.ts';

const known = new Map<string, boolean>();

/**
 * Returns true if a backtracking engine (a browser's) may take exponential time for a text that does not match, that
 * is, if some text leads from a position of the pattern back to it in two ways (Weber and Seidl's exponential
 * ambiguity). Also true if the pattern is too large to analyse; false if it is not a pattern.
 */
export function canExplode(pattern: string): boolean {
  const answer = known.get(pattern) ?? (isPattern(pattern) && parsePattern(pattern).some(explodes));
  if (known.size < 1_000) known.set(pattern, answer);
  return answer;
}

/** True if the text is a valid pattern. */
export function isPattern(text: string): boolean {
  try {
    return RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}

function explodes(part: Parameters<typeof positionGraph>[0]): boolean {
  const graph = positionGraph(part);
  return !graph || graph.positions.some((_, position) => returnsInTwoWays(position, graph));
}

/** Follows two readings of one text in parallel from a position. True if they diverge and meet again at the start. */
function returnsInTwoWays(start: number, { positions, after }: PositionGraph): boolean {
  const size = positions.length;
  const seen = new Set<number>();
  const waiting: [left: number, right: number, parted: boolean][] = [[start, start, false]];
  for (let state = waiting.pop(); state; state = waiting.pop()) {
    const [left, right, parted] = state;
    const [lefts, rights] = [after[left] ?? [], after[right] ?? []];
    for (const [leftWay, nextLeft] of lefts.entries()) {
      for (const [rightWay, nextRight] of rights.entries()) {
        if (!parted && rightWay < leftWay) continue;
        const isApart = parted || leftWay !== rightWay;
        if (!overlap(positions[nextLeft], positions[nextRight])) continue;
        if (isApart && nextLeft === start && nextRight === start) return true;
        const key = (nextLeft * size + nextRight) * 2 + (isApart ? 1 : 0);
        if (seen.has(key)) continue;
        seen.add(key);
        waiting.push([nextLeft, nextRight, isApart]);
      }
    }
  }
  return false;
}

function overlap(left: Characters = [], right: Characters = []): boolean {
  return left.some(([from, to]) => right.some(([start, end]) => from <= end && start <= to));
}
