import { randomInt } from 'node:crypto';

import { encodePng } from './encode-png.ts';
import { strokesOf, type Stroke } from './glyphs.ts';

/** Twice the displayed size, for high-resolution screens. */
const size = { width: 210, height: 70 };

type Point = readonly [x: number, y: number];

function between(low: number, high: number): number {
  return low + ((high - low) * randomInt(1_000_001)) / 1_000_000;
}

/** Draws the pictures through one object, so that tests can observe the drawn text. */
export const artist = { draw: drawCaptcha };

/**
 * Draws characters, each randomly rotated, slanted and moved, on a wavy background with lines through them.
 * @returns a PNG.
 */
function drawCaptcha(text: string): Buffer {
  const ink = new Uint8Array(size.width * size.height);
  const wave = { height: between(2, 4), length: between(24, 40), start: between(0, 6) };
  const bend = ([x, y]: Point): Point => [x, y + wave.height * Math.sin(x / wave.length + wave.start)];
  const cell = (size.width - 20) / text.length;
  for (const [index, character] of [...text].entries()) {
    const place = placement(10 + cell * index + cell / 2);
    const thickness = between(2, 2.9);
    for (const stroke of strokesOf(character)) drawLine(ink, stroke.map(place).map(bend), thickness, 255);
  }
  for (let line = 0; line < 4; line++) drawLine(ink, noiseLine().map(bend), between(0.6, 1.1), randomInt(110, 200));
  for (let dot = 0; dot < 60; dot++) ink[randomInt(ink.length)] = randomInt(60, 180);
  return encodePng(ink, size.width, [245, 248, 252], [14, 58, 110]);
}

function placement(centre: number): (point: Stroke[number]) => Point {
  const angle = between(-0.3, 0.3);
  const slant = between(-0.2, 0.2);
  const [wide, high] = [between(7, 9), between(6.2, 7.6)];
  const [left, top] = [centre + between(-4, 4), size.height / 2 + between(-4, 4)];
  return ([column, row]) => {
    const y = (row - 3) * high;
    const x = (column - 2) * wide + slant * y;
    return [left + x * Math.cos(angle) - y * Math.sin(angle), top + x * Math.sin(angle) + y * Math.cos(angle)];
  };
}

function noiseLine(): Point[] {
  const points = 6;
  return Array.from({ length: points }, (_, index) => [(size.width * index) / (points - 1), between(8, 62)]);
}

function drawLine(ink: Uint8Array, points: readonly Point[], thickness: number, shade: number): void {
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (from) drawSegment(ink, from, to, thickness, shade);
  }
}

/** Darkens the pixels within `thickness` of the segment, with a soft edge of one pixel. */
function drawSegment(ink: Uint8Array, from: Point, to: Point, thickness: number, shade: number): void {
  const reach = thickness + 1;
  const [x1, x2] = bounds(from[0], to[0], reach, size.width);
  const [y1, y2] = bounds(from[1], to[1], reach, size.height);
  for (let y = y1; y <= y2; y++) {
    for (let x = x1; x <= x2; x++) {
      const cover = Math.min(1, reach - distance([x, y], from, to));
      const at = y * size.width + x;
      if (cover > 0) ink[at] = Math.max(ink[at] ?? 0, Math.round(cover * shade));
    }
  }
}

function bounds(a: number, b: number, reach: number, end: number): [number, number] {
  return [Math.max(0, Math.floor(Math.min(a, b) - reach)), Math.min(end - 1, Math.ceil(Math.max(a, b) + reach))];
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}
