/** A place in a text: line and column from 1, columns and offset in UTF-16 units. */
export interface Place {
  line: number;
  column: number;
  offset: number;
}

/** Returns the function from an offset in the text to its place. LF, CRLF and a lone CR end a line, as in editors. */
export function indexLines(text: string): (offset: number) => Place {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    const line = lineOf(starts, offset);
    return { line, column: offset - (starts[line - 1] ?? 0) + 1, offset };
  };
}

function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|\n|\r/g), (match) => match.index + match[0].length)];
}

function lineOf(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? Infinity) <= offset) low = middle;
    else high = middle;
  }
  return low + 1;
}
