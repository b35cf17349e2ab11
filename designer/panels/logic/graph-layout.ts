import { groupBy } from 'es-toolkit';

import type { DependencyGraph, GraphNode } from '../../../src/engine/sentences/index.ts';

/** Sizes in pixels. */
export const box = { width: 168, height: 36, gapX: 72, gapY: 16, margin: 8 } as const;

/** The box of a field. */
export interface PlacedBox extends GraphNode {
  x: number;
  y: number;
}

/** The boxes, the lines between them as SVG paths, and the size of the whole graph. */
export interface GraphLayout {
  boxes: PlacedBox[];
  lines: { from: string; to: string; d: string }[];
  width: number;
  height: number;
}

/** Places each layer in a column; within a column, boxes are ordered by the fields they depend on. */
export function layoutGraph({ nodes, edges }: DependencyGraph): GraphLayout {
  const placed = new Map<string, PlacedBox>();
  const layers = groupBy(nodes, ({ layer }) => layer);
  // Integer keys of an object are in ascending order.
  for (const inLayer of Object.values(layers)) {
    const wanted = inLayer.map((node) => ({ node, at: middleOf(node.path, edges, placed) }));
    let free: number = box.margin;
    for (const { node } of wanted.toSorted((one, other) => one.at - other.at)) {
      const x = box.margin + node.layer * (box.width + box.gapX);
      placed.set(node.path, { ...node, x, y: free });
      free += box.height + box.gapY;
    }
  }
  const boxes = [...placed.values()];
  return {
    boxes,
    lines: edges.flatMap(({ from, to }) => {
      const [start, end] = [placed.get(from), placed.get(to)];
      return start && end ? [{ from, to, d: lineBetween(start, end) }] : [];
    }),
    width: Math.max(0, ...boxes.map(({ x }) => x + box.width)) + box.margin,
    height: Math.max(0, ...boxes.map(({ y }) => y + box.height)) + box.margin,
  };
}

function middleOf(path: string, edges: DependencyGraph['edges'], placed: ReadonlyMap<string, PlacedBox>): number {
  const above = edges.flatMap(({ from, to }) => (to === path ? (placed.get(from)?.y ?? []) : []));
  return above.length === 0 ? 0 : above.reduce((sum, y) => sum + y, 0) / above.length;
}

function lineBetween(start: PlacedBox, end: PlacedBox): string {
  const [x1, y1] = [start.x + box.width, start.y + box.height / 2];
  const [x2, y2] = [end.x, end.y + box.height / 2];
  const bend = x2 > x1 ? (x2 - x1) / 2 : box.gapX;
  return `M${x1} ${y1} C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
}
