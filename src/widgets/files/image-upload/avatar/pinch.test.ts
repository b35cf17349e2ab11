import { expect, test } from 'vitest';

import { pinch } from './pinch.ts';

const at = (left: number, top: number) => ({ left, top });

test('one finger moves the picture with it', () => {
  expect(pinch(at(0.2, 0.5), at(0.4, 0.25), undefined)).toMatchObject({ right: 0.2, down: -0.25, factor: 1 });
});

test('two fingers that part enlarge it between them', () => {
  expect(pinch(at(0.5, 0.5), at(1, 0.5), at(0, 0.5))).toEqual({ right: 0.25, down: 0, factor: 2, at: at(0.5, 0.5) });
});

test('fingers that lie on each other enlarge nothing', () => {
  expect(pinch(at(0.5, 0.5), at(0.6, 0.5), at(0.5, 0.5)).factor).toBe(1);
});
