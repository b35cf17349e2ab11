import { formatDecimal } from '../../../engine/values/index.ts';
import type { CellProps } from '../../../runtime/registry/index.ts';
import { drawFigure } from '../../cell-text/draw-figure.tsx';

/** A quantity: as many places as the value or the field has. */
export function NumberCell({ value, column, ...how }: CellProps) {
  const { scale, thousands, percent } = column.cellProps;
  const places = typeof scale === 'number' ? scale : column.field.scale;
  const text = formatDecimal(value, places, thousands !== false, column.field.leastScale);
  return drawFigure(text !== '' && percent === true ? `${text}%` : text, how);
}
