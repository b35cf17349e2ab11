import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { bracketed } from '../../../locale/index.ts';

const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

/** Estimates the width of a text in pixels: a CJK character takes its font size, any other character 0.62 of it. */
export function textWidth(text: string, fontSize = 14): number {
  let width = 0;
  for (const character of text) width += wide.test(character) ? fontSize : fontSize * 0.62;
  return Math.ceil(width);
}

/** Returns the unit in a column's header: its cell's own, or its field's. */
export function columnUnit({ cellProps, field }: ResolvedColumn): string | undefined {
  const { unit } = cellProps;
  return (typeof unit === 'string' ? unit : field.unit) || undefined;
}

/**
 * Returns the width of a column's header on one line, in pixels: title, unit, sort arrows, tips icon, and the cell's
 * padding.
 */
export function titleWidth(column: ResolvedColumn): number {
  const { title, sortable, tips } = column;
  const unit = columnUnit(column);
  return (
    24 +
    textWidth(title) +
    (unit === undefined ? 0 : textWidth(bracketed(unit), 12)) +
    (sortable ? 16 : 0) +
    (tips ? 20 : 0)
  );
}
