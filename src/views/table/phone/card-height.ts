import type { TableColumn } from '../../../runtime/table/index.ts';

const lineHeight = 44;
const headHeight = 40;
const gap = 12;

/** Pixels of a row that is drawn as a card: a head with box, number and button, and a line for each column. */
export function cardHeight(columns: readonly TableColumn[]): number {
  return headHeight + columns.filter(({ source }) => source).length * lineHeight + gap;
}
