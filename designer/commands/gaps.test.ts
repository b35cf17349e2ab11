import { expect, test } from 'vitest';

import { vocabulary } from '../../generated/vocabulary.ts';
import { toTree } from '../../src/schema/tree/index.ts';
import { gapAfter, gapsFor, type GapStep, type Place } from './index.ts';

const tree = toTree({
  properties: { name: {}, _card: { type: 'void', 'x-component': 'Card', properties: { code: {} } }, level: {} },
});
const design = { tree, vocabulary };
const said = ({ container, index }: Place) => `${container.at(-2) ?? ''} ${index}`;

test('the gaps of a form stand in its order, inside layouts, too', () => {
  expect(gapsFor(design, undefined).map(said)).toEqual([' 0', ' 1', '_card 0', '_card 1', ' 2', ' 3']);
});

test('a node can be moved to all gaps, and stands in one of them', () => {
  expect(gapsFor(design, ['properties', 'name']).map(said)).toEqual([' 0', '_card 0', '_card 1', ' 2', ' 3']);
});

test.each<[GapStep, Place, string]>([
  ['next', { container: ['properties'], index: 1 }, '_card 0'],
  ['previous', { container: ['properties'], index: 2 }, '_card 1'],
  ['next', { container: ['properties'], index: 3 }, ' 3'],
  ['inside', { container: ['properties'], index: 0 }, '_card 0'],
  ['inside', { container: ['properties'], index: 2 }, ' 2'],
  ['holder', { container: ['properties', '_card', 'properties'], index: 1 }, ' 1'],
  ['holder', { container: ['properties'], index: 1 }, ' 1'],
  ['last', { container: ['properties'], index: 0 }, ' 3'],
])('%s of %o is %s', (step, from, to) => {
  expect(said(gapAfter(design, gapsFor(design, undefined), from, step))).toBe(to);
});
