import { expect, test } from 'vitest';

import type { DrawnNode, Rectangle } from '../drop-place.ts';
import { metNodes } from './marquee.ts';

const box = (left: number, top: number, right: number, bottom: number): Rectangle => ({ left, top, right, bottom });
const node = (names: string[], of: Rectangle, holds = false): DrawnNode => ({
  path: names.flatMap((name) => ['properties', name]),
  holds,
  index: 0,
  box: of,
});
const nodes = [
  node(['name'], box(0, 0, 400, 40)),
  node(['_card'], box(0, 50, 400, 200), true),
  node(['_card', 'code'], box(10, 60, 390, 100)),
  node(['_card', 'level'], box(10, 110, 390, 150)),
];

test.each([
  ['nothing', box(0, 42, 400, 48), []],
  ['fields that it meets, of a layout that it only meets', box(380, 20, 420, 90), ['name', 'code']],
  ['a layout that it holds whole, without its nodes', box(-5, 45, 405, 210), ['_card']],
])('a rectangle around %s', (_, rectangle, names) => {
  expect(metNodes(nodes, rectangle).map((path) => path.at(-1))).toEqual(names);
});
