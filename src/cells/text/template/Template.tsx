import { evaluateTemplates } from '../../../runtime/actions/index.ts';
import type { CellProps } from '../../../runtime/registry/index.ts';
import { drawText } from '../../cell-text/draw-text.tsx';
import { cellText } from '../../cell-text/cell-value.ts';

/** A text made of several values of the record, as the document writes it; an expression that fails shows the value alone. */
export function TemplateCell({ value, record, column, href, onOpen }: CellProps) {
  return drawText({
    text: written(column.cellProps['text'], record) ?? cellText(value),
    ellipsis: column.ellipsis,
    href,
    onOpen,
  });
}

function written(template: unknown, $record: CellProps['record']): string | undefined {
  if (typeof template !== 'string') return undefined;
  try {
    const text = evaluateTemplates(template, { $record });
    return text === null || text === undefined ? '' : String(text);
  } catch {
    return undefined;
  }
}
