import type { ReadCell } from './protocol.ts';

/** What a sheet shows in a cell; '' for an empty one. */
export function cellText(cell: ReadCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'object') return String(cell);
  if ('within' in cell) return '';
  return 'fault' in cell ? cell.fault : cell.shown;
}

/** Whether a sheet shows nothing in a cell. */
export function isBlank(cell: ReadCell | undefined): boolean {
  return cellText(cell).trim() === '';
}
