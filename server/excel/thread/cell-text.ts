import type { ReadCell } from './protocol.ts';

/** Returns the displayed text of a cell; '' for an empty one. */
export function cellText(cell: ReadCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'object') return String(cell);
  if ('within' in cell) return '';
  return 'fault' in cell ? cell.fault : cell.shown;
}

/** Returns true if a cell displays nothing. */
export function isBlank(cell: ReadCell | undefined): boolean {
  return cellText(cell).trim() === '';
}
