import { splitList } from '../../../engine/values/index.ts';

/** A number, or a pair of numbers as text with a comma or as an array. */
export type SliderValue = number | string | number[];

/** Reads one stop or two; null if there is none. */
export function stopsOf(value: unknown): [number | null, number | null] {
  const parts = typeof value === 'number' ? [String(value)] : splitList(value);
  const [begin = null, end = null] = parts.map(Number).map((stop) => (Number.isFinite(stop) ? stop : null));
  return [begin, end];
}

/** Returns the value of the stops: the first alone, or with `range` both. */
export function sliderValue(stops: [number, number], range = false, joined = true): SliderValue {
  if (!range) return stops[0];
  return joined ? stops.join(',') : stops;
}

/** Clamps the number to the bounds; a value that is not a number becomes the lower one. */
export function clamped(stop: number, min: number, max: number): number {
  return Number.isFinite(stop) ? Math.min(max, Math.max(min, stop)) : min;
}
