import { added, type Figures } from './figures.ts';
import type { MeasureShape } from './query-shape.ts';

/**
 * Returns the sum of a measure over all categories and parts, or with `isBefore` over those of the previous period. A
 * measure that is not additive only has a total if there is a single value.
 */
export function totalOf({ series }: Figures, measure: MeasureShape, isBefore = false): number | null {
  const values = series
    .filter((one) => one.measure.name === measure.name && (one.isBefore === true) === isBefore)
    .flatMap((one) => one.values);
  if (!measure.isAdditive && values.length > 1) return null;
  return values.reduce(added, null);
}
