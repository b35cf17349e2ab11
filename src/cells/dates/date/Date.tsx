import { DATE, formatDate } from '../../../engine/values/index.ts';
import type { CellProps } from '../../../runtime/registry/index.ts';
import { drawText } from '../../cell-text/draw-text.tsx';

/** Renders a date without line breaks. */
export function DateCell({ value, column, href, onOpen }: CellProps) {
  const { format } = column.cellProps;
  const text = formatDate(value, typeof format === 'string' ? format : DATE);
  return drawText({ text, href, onOpen });
}
