import type { TemplateCellProps } from '../../../../generated/props.ts';
import { serverTimeText } from '../../../engine/values/index.ts';
import { evaluateTemplates } from '../../../runtime/actions/index.ts';
import { useRuntime, type CellProps } from '../../../runtime/registry/index.ts';
import { scopeAt } from '../../../schema/expressions/index.ts';
import { cellText } from '../../cell-text/cell-value.ts';
import { drawText } from '../../cell-text/draw-text.tsx';

/**
 * Renders a text composed of several values of the record by a template in the document; if an expression fails, only
 * the value.
 */
export function TemplateCell({ value, record, column, href, onOpen }: CellProps<TemplateCellProps>) {
  const { user, permissions } = useRuntime();
  const scope = scopeAt('cell', { record, value, user, permissions, now: serverTimeText() });
  return drawText({
    text: written(column.cellProps.text, scope) ?? cellText(value),
    ellipsis: column.ellipsis,
    href,
    onOpen,
  });
}

function written(template: string | undefined, scope: object): string | undefined {
  if (template === undefined) return undefined;
  try {
    const text = evaluateTemplates(template, scope);
    return text === null || text === undefined ? '' : String(text);
  } catch {
    return undefined;
  }
}
