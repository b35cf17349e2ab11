import type { ReactNode } from 'react';

/**
 * What a cell of 合计 or 平均 says: its figure, and in the table's first column before it which of the two it is. `after`
 * comes after the title where the first column has no figure.
 */
export function TotalText({ title, text, after }: { title?: string | undefined; text: string; after?: ReactNode }) {
  const figure = <span className="pw-cell-text pw-cell-figure">{text}</span>;
  if (title === undefined) return figure;
  return (
    <>
      <span className="pw-total-title">{title}</span>
      {text === '' ? after : figure}
    </>
  );
}
