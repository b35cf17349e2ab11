import type { RatingCellProps } from '../../../../generated/props.ts';
import type { CellProps } from '../../../runtime/registry/index.ts';
import { cellText } from '../../cell-text/cell-value.ts';
import { drawText } from '../../cell-text/draw-text.tsx';

import './rating.css';

const usualCount = 5;

/** Renders a number as stars out of `count`, halves included; a value that is not a number is shown as it is. */
export function RatingCell({ value, column, href, onOpen }: CellProps<RatingCellProps>) {
  const text = cellText(value);
  const stars = Number(text);
  if (text === '' || !Number.isFinite(stars)) return drawText({ text, ellipsis: column.ellipsis, href, onOpen });
  const { count: most = usualCount } = column.cellProps;
  const share = Math.min(100, Math.max(0, (stars / most) * 100));
  return (
    <span className="pw-cell-rating" role="img" aria-label={`${stars} / ${most}`} title={`${stars} / ${most}`}>
      {'★'.repeat(most)}
      <span className="pw-cell-rating-given" style={{ width: `${share}%` }}>
        {'★'.repeat(most)}
      </span>
    </span>
  );
}
