import { added, type Figures } from './figures.ts';
import type { MeasureShape } from './query-shape.ts';

/**
 * The sum of a measure over all categories and parts, of the period before where `isBefore` says so. Numbers that cannot
 * be added have one only where there is one.
 */
export function totalOf({ series }: Figures, measure: MeasureShape, isBefore = false): number | null {
  const values = series
    .filter((one) => one.measure.name === measure.name && (one.isBefore === true) === isBefore)
    .flatMap((one) => one.values);
  if (!measure.isAdditive && values.length > 1) return null;
  return values.reduce(added, null);
}
