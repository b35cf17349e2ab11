import { formatDecimal } from '../../../engine/values/index.ts';
import type { CellProps } from '../../../runtime/registry/index.ts';
import { drawFigure } from '../../cell-text/draw-figure.tsx';

/** Renders a quantity with the decimal places of the value or the field. */
export function NumberCell({ value, column, ...how }: CellProps) {
  const { scale, thousands, percent } = column.cellProps;
  const places = typeof scale === 'number' ? scale : column.field.scale;
  const text = formatDecimal(value, places, thousands !== false, column.field.leastScale);
  return drawFigure(text !== '' && percent === true ? `${text}%` : text, how);
}
