import type { DateCellProps } from '../../../../generated/props.ts';
import { DATE, formatDate } from '../../../engine/values/index.ts';
import type { CellProps } from '../../../runtime/registry/index.ts';
import { drawText } from '../../cell-text/draw-text.tsx';

/** Renders a date without line breaks. */
export function DateCell({ value, column, href, onOpen }: CellProps<DateCellProps>) {
  const { format = DATE } = column.cellProps;
  const text = formatDate(value, format);
  return drawText({ text, href, onOpen });
}
