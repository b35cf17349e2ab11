import type { FormattedCellProps } from '../../../../generated/props.ts';
import { plainText } from '../../../engine/values/index.ts';
import type { CellProps } from '../../../runtime/registry/index.ts';
import { cellText } from '../../cell-text/cell-value.ts';
import { drawText } from '../../cell-text/draw-text.tsx';

/** Renders rich text or Markdown as one line of plain text. */
export function FormattedCell({ value, column, href, onOpen }: CellProps<FormattedCellProps>) {
  const { markup = 'html' } = column.cellProps;
  const text = plainText(cellText(value), markup);
  return drawText({ text, ellipsis: column.ellipsis, href, onOpen });
}
