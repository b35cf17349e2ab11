import type { ReactNode } from 'react';

import { withMinusSign } from '../../engine/values/index.ts';
import type { CellProps } from '../../runtime/registry/index.ts';
import { drawText } from './draw-text.tsx';

/**
 * Renders a number of a column: right-aligned tabular figures, a link if the column has an address. Negative numbers
 * have a true minus sign.
 */
export function drawFigure(text: string, { href, onOpen }: Pick<CellProps, 'href' | 'onOpen'>): ReactNode {
  if (text === '') return null;
  const figure = withMinusSign(text);
  if (href !== undefined || onOpen)
    return drawText({ text, href, onOpen, children: <span className="pw-cell-figure">{figure}</span> });
  return (
    <span className="pw-cell-text pw-cell-figure" title={text}>
      {figure}
    </span>
  );
}
