import { formatDecimal } from '../../engine/values/index.ts';
import type { CellProps } from '../../runtime/registry/definitions.ts';
import { Figure } from '../cell-text/Figure.tsx';

/** An amount: its field's places, thousands separated. The unit stands in the header. */
export function MoneyCell({ value, column }: CellProps) {
  const { scale } = column.cellProps;
  return <Figure text={formatDecimal(value, typeof scale === 'number' ? scale : (column.field.scale ?? 2))} />;
}
