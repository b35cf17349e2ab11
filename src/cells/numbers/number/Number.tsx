import type { NumberCellProps } from '../../../../generated/props.ts';
import { formatDecimal } from '../../../engine/values/index.ts';
import type { CellProps } from '../../../runtime/registry/index.ts';
import { drawFigure } from '../../cell-text/draw-figure.tsx';

/** Renders a quantity with the decimal places of the value or the field. */
export function NumberCell({ value, column, ...how }: CellProps<NumberCellProps>) {
  const { scale = column.field.scale, thousands = true, percent = false } = column.cellProps;
  const text = formatDecimal(value, scale, thousands, column.field.leastScale);
  return drawFigure(text !== '' && percent ? `${text}%` : text, how);
}
