import { describe, expect, test } from 'vitest';

import { dropPlace, lineOfPlace, type DrawnNode, type Rectangle } from './drop-place.ts';

const box = (left: number, top: number, right: number, bottom: number): Rectangle => ({ left, top, right, bottom });
const at = (...keys: string[]) => keys.flatMap((key) => ['properties', key]);
const node = (path: string[], index: number, of: Rectangle, holds = false): DrawnNode => ({
  path,
  index,
  box: of,
  holds,
});

const root = node([], 0, box(0, 0, 400, 400), true);
const nodes = [
  node(at('name'), 0, box(0, 0, 400, 40)),
  node(at('code'), 1, box(0, 40, 400, 80)),
  node(at('_grid'), 2, box(0, 80, 400, 200), true),
  node(at('_grid', 'phone'), 0, box(10, 100, 200, 140)),
  node(at('_grid', 'email'), 1, box(200, 100, 390, 140)),
  node(at('_card'), 3, box(0, 200, 400, 300), true),
];

test.each([
  ['above the first', { x: 50, y: 5 }, [], 0, box(0, 0, 400, 0)],
  ['between two rows', { x: 50, y: 35 }, [], 1, box(0, 40, 400, 40)],
  ['left of a field that shares its row', { x: 30, y: 120 }, at('_grid'), 0, box(10, 100, 10, 140)],
  ['between two columns', { x: 190, y: 120 }, at('_grid'), 1, box(200, 100, 200, 140)],
  ['in an empty layout', { x: 200, y: 250 }, at('_card'), 0, box(8, 208, 392, 208)],
  ['at the edge of a layout, beside it', { x: 200, y: 297 }, [], 4, box(0, 300, 400, 300)],
  ['below everything', { x: 200, y: 390 }, [], 4, box(0, 300, 400, 300)],
])('a drop %s', (_, point, holder, index, line) => {
  expect(dropPlace(nodes, root, point)).toEqual({ container: [...holder, 'properties'], index, line });
});

test('a drop into a form without nodes', () => {
  expect(dropPlace([], root, { x: 200, y: 200 })).toMatchObject({ container: ['properties'], index: 0 });
});

test('a drop beside the one pane of several that is open counts those that are not drawn', () => {
  const open = node(at('_third'), 2, box(0, 0, 400, 200));
  expect(dropPlace([open], root, { x: 200, y: 190 })).toMatchObject({ container: ['properties'], index: 3 });
});

describe('a node that has a wide row for itself', () => {
  const wide = node([], 0, box(0, 0, 800, 400), true);
  const alone = node(at('remark'), 2, box(0, 40, 780, 80));
  const pair = [node(at('name'), 0, box(0, 0, 390, 40)), node(at('code'), 1, box(390, 0, 780, 40))];

  test.each([
    ['before', { x: 20, y: 60 }, 2, box(0, 40, 0, 80)],
    ['behind', { x: 770, y: 60 }, 3, box(780, 40, 780, 80)],
  ] as const)('has somebody beside it: %s', (side, point, index, line) => {
    const place = { container: ['properties'], index, line, beside: { path: at('remark'), side } };
    expect(dropPlace([...pair, alone], wide, point)).toEqual(place);
  });

  test('has none where a drop means above it, or the row is narrow', () => {
    for (const point of [
      { x: 400, y: 60 },
      { x: 20, y: 44 },
      { x: 20, y: 78 },
    ])
      expect(dropPlace([...pair, alone], wide, point)).not.toHaveProperty('beside');
    const narrow = node(at('remark'), 0, box(0, 40, 390, 80));
    expect(dropPlace([narrow], node([], 0, box(0, 0, 400, 400), true), { x: 5, y: 60 })).not.toHaveProperty('beside');
  });
});

test('the line of a gap stands where a drop there would draw it', () => {
  const lineAt = (holder: string[], index: number) =>
    lineOfPlace(nodes, root, { container: [...holder, 'properties'], index });
  expect(lineAt([], 1)).toEqual(box(0, 40, 400, 40));
  expect(lineAt(at('_grid'), 1)).toEqual(box(200, 100, 200, 140));
  expect(lineAt([], 4)).toEqual(box(0, 300, 400, 300));
  expect(lineAt(at('_card'), 0)).toEqual(box(8, 208, 392, 208));
  expect(lineAt(at('_gone'), 0)).toBeUndefined();
});
