import type { JsonObject, JsonValue } from '../json/index.ts';
import { visitProps } from './visit-annotations.ts';
import { visitColumns } from './visit-columns.ts';
import { visitFormBody } from './visit-form.ts';
import type { VisitContext } from './visitor.ts';
import {
  at,
  itemsOf,
  membersOf,
  objectOf,
  textOf,
  visitExpressions,
  visitField,
  visitFieldItem,
  visitPermission,
} from './walk.ts';
import { visitSteps } from './visit-steps.ts';

/** Visits the body of a list, inline or of its own. */
export function visitListBody(body: JsonObject, pointer: string, outer: VisitContext): void {
  const model = textOf(body['model']);
  if (model !== undefined) outer.visitor.document?.(model, ['model'], at(pointer, 'model'));
  const context: VisitContext = { ...outer, ...(model !== undefined && { model }), place: 'row' };
  visitSearch(body['search'], at(pointer, 'search'), context);
  visitColumns(body['columns'], at(pointer, 'columns'), context);
  for (const key of ['toolbar', 'rowActions', 'contextMenu']) {
    const around: VisitContext = key === 'contextMenu' ? { ...context, place: 'menu' } : context;
    for (const [button, place] of itemsOf(body[key], at(pointer, key))) visitButton(button, place, around);
  }
  const editor = body['editor'];
  if (typeof editor === 'string') context.visitor.document?.(editor, ['form'], at(pointer, 'editor'));
  else if (editor !== undefined) visitFormBody(objectOf(editor), at(pointer, 'editor'), context);
  visitField(objectOf(body['sort'])['column'], `${at(pointer, 'sort')}/column`, context);
  for (const [name, , place] of membersOf(body['where'], at(pointer, 'where'))) visitField(name, place, context);
  visitExpressions(body['where'], at(pointer, 'where'), context);
  const beside = textOf(objectOf(body['beside'])['model']);
  if (beside !== undefined) context.visitor.document?.(beside, ['model'], `${at(pointer, 'beside')}/model`);
  for (const [value, place] of itemsOf(body['details'], at(pointer, 'details'))) {
    const detail = objectOf(value);
    visitPermission(detail['permission'], at(place, 'permission'), context);
    const { list } = detail;
    if (typeof list === 'string') context.visitor.document?.(list, ['list'], at(place, 'list'));
    else visitListBody(objectOf(list), at(place, 'list'), { ...outer, model: undefined });
  }
  visitExpressions(body['params'], at(pointer, 'params'), { ...context, place: 'call' });
}

export function visitSearch(search: JsonValue | undefined, pointer: string, context: VisitContext): void {
  for (const [item, place] of itemsOf(search, pointer)) {
    visitFieldItem(item, place, 'field', context);
    visitProps(objectOf(item)['componentProps'], at(place, 'componentProps'), context);
  }
}

function visitButton(value: JsonValue, pointer: string, context: VisitContext): void {
  const button = objectOf(value);
  visitPermission(button['permission'], at(pointer, 'permission'), context);
  visitExpressions(button['visible'], at(pointer, 'visible'), context);
  visitExpressions(button['disabled'], at(pointer, 'disabled'), context);
  visitSteps(button['do'], at(pointer, 'do'), context);
}
