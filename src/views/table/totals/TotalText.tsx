import type { ReactNode } from 'react';

/**
 * The text of a cell of 合计 or 平均: its figure, after the title of the row in the table's first column. `after` follows
 * the title if the first column has no figure.
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
