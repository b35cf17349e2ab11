import type { DatetimeCellProps } from '../../../../generated/props.ts';
import { DATE_TIME, formatDate } from '../../../engine/values/index.ts';
import type { CellProps } from '../../../runtime/registry/index.ts';
import { drawText } from '../../cell-text/draw-text.tsx';

/** Renders a date and time in local time without line breaks. */
export function DateTimeCell({ value, column, href, onOpen }: CellProps<DatetimeCellProps>) {
  const { format = DATE_TIME } = column.cellProps;
  const text = formatDate(value, format);
  return drawText({ text, href, onOpen });
}
