/** What a cell of 合计 or 平均 says: its figure, and in the table's first column before it which of the two it is. */
export function TotalText({ title, text }: { title?: string | undefined; text: string }) {
  const figure = <span className="pw-cell-text pw-cell-figure">{text}</span>;
  if (title === undefined) return figure;
  return (
    <>
      <span className="pw-total-title">{title}</span>
      {text !== '' && figure}
    </>
  );
}
