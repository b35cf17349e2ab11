import type { ReactNode } from 'react';

/** A number of a column: tabular figures on the right. Negative ones carry a true minus sign. */
export function drawFigure(text: string): ReactNode {
  if (text === '') return null;
  return (
    <span className="pw-cell-text pw-cell-figure" title={text}>
      {text.replace(/^-/, '−')}
    </span>
  );
}
