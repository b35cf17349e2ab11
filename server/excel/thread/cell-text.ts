import type { ReadCell } from './protocol.ts';

export function cellText(cell: ReadCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'object') return String(cell);
  if ('within' in cell) return '';
  return 'fault' in cell ? cell.fault : cell.shown;
}

export function isBlank(cell: ReadCell | undefined): boolean {
  return cellText(cell).trim() === '';
}
