/** A polyline in a box of 4 by 6. */
export type Stroke = readonly (readonly [x: number, y: number])[];

/** Strokes as pairs of digits: `06 20 46` goes up and down again; a comma lifts the pen. */
const drawn = {
  A: '06 20 46,14 34',
  B: '00 06 36 45 44 33 03,33 42 41 30 00',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46,03 33',
  F: '40 00 06,03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06,40 46,03 43',
  K: '00 06,40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  P: '06 00 30 41 42 33 03',
  R: '06 00 30 41 42 33 03,23 46',
  T: '00 40,20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46,40 06',
  Y: '00 23 40,23 26',
  3: '01 10 30 41 42 33 13,33 44 45 36 16 05',
  4: '36 30 04 44',
  6: '41 30 10 01 05 16 36 45 44 33 13 04',
  7: '00 40 16',
  9: '42 33 13 02 01 10 30 41 45 36 16 05',
} as const;

/** The characters of pictures, without those that people confuse (0 O, 1 I, 2 Z, 5 S, 8 B). */
export const alphabet = Object.keys(drawn).join('');

const strokes = new Map(
  Object.entries(drawn).map(([character, text]) => [
    character,
    text.split(',').map((line) => line.split(' ').map((pair) => [Number(pair[0]), Number(pair[1])] as const)),
  ]),
);

export function strokesOf(character: string): readonly Stroke[] {
  return strokes.get(character) ?? [];
}
