import type { TableColumn } from '../../../runtime/table/index.ts';

const lineHeight = 44;
const headHeight = 40;
const gap = 12;

/**
 * Returns the height in pixels of a row rendered as a card: a head with checkbox, number and button, and a line for
 * each column.
 */
export function cardHeight(columns: readonly TableColumn[]): number {
  return headHeight + columns.filter(({ source }) => source).length * lineHeight + gap;
}
