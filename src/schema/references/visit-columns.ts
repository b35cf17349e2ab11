import { columnType } from '../column-types.ts';
import type { JsonValue } from '../json/index.ts';
import { visitProps } from './visit-annotations.ts';
import type { VisitContext } from './visitor.ts';
import { at, itemsOf, objectOf, textOf, visitExpressions, visitFieldItem } from './walk.ts';

/** A list of columns, or the id of a `columns` document. */
export function visitColumns(columns: JsonValue | undefined, pointer: string, context: VisitContext): void {
  if (typeof columns === 'string') {
    context.visitor.document?.(columns, ['columns'], pointer);
    return;
  }
  for (const [item, place] of itemsOf(columns, pointer)) {
    visitFieldItem(item, place, 'key', context);
    const column = objectOf(item);
    for (const key of ['dictCode', 'dict']) {
      const code = textOf(column[key]);
      if (code !== undefined) context.visitor.dictionary?.(code, at(place, key));
    }
    const request = textOf(column['optionsRequest']);
    if (request !== undefined) context.visitor.document?.(request, ['request'], at(place, 'optionsRequest'));
    for (const key of ['href', 'visible', 'disabled', 'cellProps', 'param']) {
      visitExpressions(column[key], at(place, key), { ...context, place: 'row' });
    }
    const picker = textOf(columnType(column['type']).props?.['picker']);
    if (picker !== undefined && objectOf(column['props'])['picker'] === undefined)
      context.visitor.document?.(picker, ['picker'], at(place, 'type'));
    visitProps(column['props'], at(place, 'props'), { ...context, place: 'row' });
    for (const [rule, rulePlace] of itemsOf(column['validateRules'], at(place, 'validateRules'))) {
      const name = textOf(objectOf(rule)['rule']);
      if (name !== undefined) context.visitor.rule?.(name, at(rulePlace, 'rule'));
      visitExpressions(objectOf(rule)['when'], at(rulePlace, 'when'), { ...context, place: 'rule' });
    }
  }
}
