import type { FieldTreeNode, ResolvedForm } from '../../../src/engine/form/index.ts';

/** The width in which the form is laid out, in pixels; `own`: as its dialog opens, `full`: all the room there is. */
export type PaperWidth = 'own' | 'full' | number;

/** The widths of screens that can be chosen, in pixels. */
export const screenWidths: readonly number[] = [390, 768, 1024];

/** The widths in which lists open a form without a width: usually, and with a table of lines. */
const usual = 800;
const withLines = 1200;

/** Returns the width in pixels in which lists open a form. */
export function ownWidth({ width, nodes }: Pick<ResolvedForm, 'width' | 'nodes'>): number {
  return width ?? (nodes.some(hasLines) ? withLines : usual);
}

function hasLines(node: FieldTreeNode): boolean {
  return node.kind === 'layout' ? node.children.some(hasLines) : node.kind === 'field' && node.lines !== undefined;
}

/** Returns the factor by which a paper is drawn smaller, so that it is never laid out in less than its width. */
export function paperScale(width: number | undefined, room: number): number {
  return width === undefined || room <= 0 ? 1 : Math.min(1, room / width);
}
