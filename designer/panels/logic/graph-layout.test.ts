import fc from 'fast-check';
import { expect, test } from 'vitest';

import { box, layoutGraph } from './graph-layout.ts';

const graph = fc.array(fc.tuple(fc.nat(4), fc.nat(20)), { maxLength: 30 }).map((pairs) => {
  const nodes = pairs.map(([layer], index) => ({ path: `f${index}`, title: `${index}`, layer, isInCircle: false }));
  const edges = pairs.flatMap(([, other], index) =>
    other < pairs.length ? [{ from: `f${other}`, to: `f${index}` }] : [],
  );
  return { nodes, edges };
});

test('no two boxes lie over each other, and all of them lie in the drawing', () => {
  fc.assert(
    fc.property(graph, (drawn) => {
      const { boxes, lines, width, height } = layoutGraph(drawn);
      expect([boxes.length, lines.length]).toEqual([drawn.nodes.length, drawn.edges.length]);
      for (const [index, one] of boxes.entries()) {
        expect(one.x + box.width).toBeLessThanOrEqual(width);
        expect(one.y + box.height).toBeLessThanOrEqual(height);
        for (const other of boxes.slice(index + 1))
          expect(Math.abs(one.x - other.x) >= box.width || Math.abs(one.y - other.y) >= box.height).toBe(true);
      }
    }),
  );
});
