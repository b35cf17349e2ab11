/** Returns a spreadsheet's name of a column, counted from 0: A, B … Z, AA. */
export function columnLetters(column: number): string {
  const rest = Math.floor(column / 26);
  return `${rest > 0 ? columnLetters(rest - 1) : ''}${String.fromCharCode(65 + (column % 26))}`;
}

/** Returns a spreadsheet's name of a cell, counted from 0: `B2`. */
export function cellAddress({ row, column }: { row: number; column: number }): string {
  return `${columnLetters(column)}${row + 1}`;
}
