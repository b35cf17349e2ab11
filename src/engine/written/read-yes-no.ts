import { narrowed } from './read-result.ts';

const yes = new Set(['是', '有', 'true', '1', 'y', 'yes', '√', '✓', '☑']);
const no = new Set(['否', '无', 'false', '0', 'n', 'no', '×', '✗', '☐']);

/** Parses yes or no in common notations; undefined for any other text. */
export function readYesNo(text: string): boolean | undefined {
  const plain = narrowed(text).toLowerCase();
  if (yes.has(plain)) return true;
  return no.has(plain) ? false : undefined;
}
