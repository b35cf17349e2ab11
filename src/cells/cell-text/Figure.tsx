/** A number of a column: tabular figures on the right. Negative ones carry a true minus sign. */
export function Figure({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <span className="pw-cell-text pw-cell-figure" title={text}>
      {text.replace(/^-/, '−')}
    </span>
  );
}
