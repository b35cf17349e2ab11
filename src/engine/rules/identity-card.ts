import { parseDate } from '../values/index.ts';

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/**
 * True for the number of a resident identity card: 18 characters with birthday and check digit (GB 11643), or the old
 * 15.
 */
export function isIdentityCard(text: string): boolean {
  const birthday =
    /^\d{6}(\d{4})(\d{2})(\d{2})\d{3}[\dX]$/.exec(text) ?? /^\d{6}(\d{2})(\d{2})(\d{2})\d{3}$/.exec(text);
  const [, year = '', month, day] = birthday ?? [];
  if (!birthday || !parseDate(`${year.padStart(4, '19')}-${month}-${day}`)) return false;
  if (text.length === 15) return true;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return '10X98765432'[sum % 11] === text[17];
}
