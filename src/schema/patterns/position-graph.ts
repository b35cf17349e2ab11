import type { Characters, Part } from './parse-pattern.ts';

/**
 * The characters of a pattern as positions, and the positions that may follow each (Glushkov's automaton). A position
 * that can follow another in two ways is listed twice.
 */
export interface PositionGraph {
  positions: Characters[];
  after: number[][];
}

interface Piece {
  canBeEmpty: boolean;
  first: number[];
  last: number[];
}

const mostPositions = 150;
/** This many repetitions are written out; more would not change the result. */
const mostCopies = 3;

/** Returns undefined if the pattern is too large to analyse. */
export function positionGraph(part: Part): PositionGraph | undefined {
  const graph: PositionGraph = { positions: [], after: [] };
  build(part, graph);
  return graph.positions.length > mostPositions ? undefined : graph;
}

const nothing: Piece = { canBeEmpty: true, first: [], last: [] };

function build(part: Part, graph: PositionGraph): Piece {
  if (graph.positions.length > mostPositions) return nothing;
  switch (part.kind) {
    case 'empty':
      return nothing;
    case 'characters': {
      const position = graph.positions.push(part.of) - 1;
      graph.after.push([]);
      return { canBeEmpty: false, first: [position], last: [position] };
    }
    case 'sequence':
      return part.parts.map((one) => build(one, graph)).reduce((left, right) => join(left, right, graph), nothing);
    case 'choice': {
      const pieces = part.parts.map((one) => build(one, graph));
      return {
        canBeEmpty: pieces.some(({ canBeEmpty }) => canBeEmpty),
        first: pieces.flatMap(({ first }) => first),
        last: pieces.flatMap(({ last }) => last),
      };
    }
    case 'repeat':
      return repeat(part, graph);
  }
}

function repeat({ part, least, most }: Extract<Part, { kind: 'repeat' }>, graph: PositionGraph): Piece {
  const copy = () => build(part, graph);
  let piece = nothing;
  for (let count = 0; count < Math.min(least, mostCopies); count += 1) piece = join(piece, copy(), graph);
  if (most <= least && least <= mostCopies) return piece;
  if (least <= mostCopies && most - least <= mostCopies) {
    for (let count = least; count < most; count += 1) piece = join(piece, { ...copy(), canBeEmpty: true }, graph);
    return piece;
  }
  const again = copy();
  link(again.last, again.first, graph);
  return join(piece, { ...again, canBeEmpty: true }, graph);
}

function join(left: Piece, right: Piece, graph: PositionGraph): Piece {
  link(left.last, right.first, graph);
  return {
    canBeEmpty: left.canBeEmpty && right.canBeEmpty,
    first: left.canBeEmpty ? [...left.first, ...right.first] : left.first,
    last: right.canBeEmpty ? [...left.last, ...right.last] : right.last,
  };
}

function link(from: readonly number[], to: readonly number[], { after }: PositionGraph): void {
  for (const position of from) after[position]?.push(...to);
}
