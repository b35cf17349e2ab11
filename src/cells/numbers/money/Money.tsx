import type { MoneyCellProps } from '../../../../generated/props.ts';
import { formatDecimal } from '../../../engine/values/index.ts';
import type { CellProps } from '../../../runtime/registry/index.ts';
import { drawFigure } from '../../cell-text/draw-figure.tsx';

/** Renders an amount with its field's decimal places and thousands separators. The unit is in the header. */
export function MoneyCell({ value, column, ...how }: CellProps<MoneyCellProps>) {
  const { scale = column.field.scale ?? 2 } = column.cellProps;
  return drawFigure(formatDecimal(value, scale, true, column.field.leastScale), how);
}
