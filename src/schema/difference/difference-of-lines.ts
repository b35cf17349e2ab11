const around = 3;

/** Blocks with more pairs of lines than this are not compared line by line. */
const mostPairs = 4_000_000;

type Line = { sign: ' ' | '+' | '-'; text: string };

/**
 * Returns the difference between two texts, line by line: `+` added, `-` removed, a blank for context lines, `…` for
 * omitted lines. Empty if the texts are equal.
 */
export function differenceOfLines(before: string, after: string): string {
  if (before === after) return '';
  const lines = compare(before === '' ? [] : before.split('\n'), after === '' ? [] : after.split('\n'));
  const shown = lines.map((_, index) => lines.slice(Math.max(0, index - around), index + around + 1).some(isChange));
  return lines
    .flatMap(({ sign, text }, index) => {
      if (shown[index]) return [`${sign}${text}`];
      return index === 0 || shown[index - 1] ? ['…'] : [];
    })
    .join('\n');
}

function isChange({ sign }: Line): boolean {
  return sign !== ' ';
}

function compare(before: readonly string[], after: readonly string[]): Line[] {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < least - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const same = (texts: readonly string[]): Line[] => texts.map((text) => ({ sign: ' ', text }));
  const [left, right] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  return [...same(before.slice(0, start)), ...compareBlocks(left, right), ...same(before.slice(before.length - end))];
}

/** Compares by the longest common subsequence. */
function compareBlocks(left: readonly string[], right: readonly string[]): Line[] {
  const gone = left.map((text): Line => ({ sign: '-', text }));
  const added = right.map((text): Line => ({ sign: '+', text }));
  if (left.length * right.length > mostPairs) return [...gone, ...added];
  const width = right.length + 1;
  const common = new Uint32Array((left.length + 1) * width);
  const at = (row: number, column: number): number => common[row * width + column] ?? 0;
  for (let row = left.length - 1; row >= 0; row -= 1)
    for (let column = right.length - 1; column >= 0; column -= 1)
      common[row * width + column] =
        left[row] === right[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
  const lines: Line[] = [];
  let [row, column] = [0, 0];
  while (row < left.length && column < right.length) {
    if (left[row] === right[column]) {
      lines.push({ sign: ' ', text: left[row] ?? '' });
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      lines.push(...gone.slice(row, row + 1));
      row += 1;
    } else {
      lines.push(...added.slice(column, column + 1));
      column += 1;
    }
  }
  return [...lines, ...gone.slice(row), ...added.slice(column)];
}
