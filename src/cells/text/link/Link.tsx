import type { LinkCellProps } from '../../../../generated/props.ts';
import type { CellProps } from '../../../runtime/registry/index.ts';
import { cellText } from '../../cell-text/cell-value.ts';
import { drawText } from '../../cell-text/draw-text.tsx';

/** Renders a value that is itself an address as a link; as text if the address is not safe. */
export function LinkCell({ value, column, href }: CellProps<LinkCellProps>) {
  const address = href ?? cellText(value);
  const { text = cellText(value) } = column.cellProps;
  const target = /^[^\s@:/]+@[^\s@:/]+$/.test(address) ? `mailto:${address}` : address;
  const shown = address === '' ? cellText(value) : text;
  return drawText({ text: shown, href: target, ellipsis: column.ellipsis });
}
