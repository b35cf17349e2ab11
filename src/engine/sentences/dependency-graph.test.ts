import fc from 'fast-check';
import { expect, it } from 'vitest';

import { dependencyGraph, type LogicSentence } from './index.ts';

function says(target: string, reads: string[], code?: 'circle'): LogicSentence {
  return {
    id: `${target} ${reads.join()}`,
    document: 'a/f.form',
    pointer: '',
    kind: 'value',
    text: '',
    isSource: false,
    target: { path: target, title: target.toUpperCase() },
    reads,
    flags: code ? [{ code, text: '' }] : [],
  };
}

it('puts each field behind all that it depends on', () => {
  const { nodes, edges } = dependencyGraph(
    [says('c', ['a', 'b']), says('b', ['a']), says('d', ['c'])],
    (path) => `${path}?`,
  );
  expect(nodes.map(({ path, title, layer }) => [path, title, layer])).toEqual([
    ['a', 'a?', 0],
    ['b', 'B', 1],
    ['c', 'C', 2],
    ['d', 'D', 3],
  ]);
  expect(edges).toHaveLength(4);
});

it('has no part for what depends on nothing, and marks circles', () => {
  const { nodes } = dependencyGraph([says('x', []), says('a', ['b'], 'circle'), says('b', ['a'], 'circle')], String);
  expect(nodes.map(({ path, isInCircle }) => `${path} ${isInCircle}`).toSorted()).toEqual(['a true', 'b true']);
});

it('without circles no edge goes backwards', () => {
  const sentence = fc.tuple(fc.nat(8), fc.array(fc.nat(8), { minLength: 1, maxLength: 3 })).map(([target, reads]) => {
    const below = reads.filter((read) => read < target).map((read) => `f${read}`);
    return says(`f${target}`, below);
  });
  fc.assert(
    fc.property(fc.array(sentence, { maxLength: 12 }), (sentences) => {
      const { nodes, edges } = dependencyGraph(sentences, String);
      const layerOf = new Map(nodes.map(({ path, layer }) => [path, layer]));
      for (const { from, to } of edges) expect(layerOf.get(from)).toBeLessThan(layerOf.get(to) ?? -1);
    }),
  );
});
