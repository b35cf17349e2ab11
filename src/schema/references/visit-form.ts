import { isJsonObject, type JsonObject, type JsonValue } from '../json/index.ts';
import { visitFieldAnnotations } from './visit-annotations.ts';
import { visitColumns } from './visit-columns.ts';
import { visitSteps } from './visit-steps.ts';
import type { VisitContext } from './visitor.ts';
import { at, itemsOf, membersOf, objectOf, textOf, visitExpressions, visitField, visitPermission } from './walk.ts';

const conditionKeys = ['required', 'x-visible', 'x-hidden', 'x-disabled', 'x-read-only', 'x-reactions', 'x-data'];

/** Visits the body of a form, inline or of its own. */
export function visitFormBody(body: JsonObject, pointer: string, outer: VisitContext): void {
  const model = textOf(body['model']);
  if (model !== undefined) outer.visitor.document?.(model, ['model'], at(pointer, 'model'));
  const context: VisitContext = { ...outer, ...(model !== undefined && { model }), place: 'form' };
  for (const [item, place] of itemsOf(body['rules'], at(pointer, 'rules'))) {
    const rule = objectOf(item);
    visitExpressions(rule['when'], at(place, 'when'), context);
    visitField(rule['field'], at(place, 'field'), context);
  }
  visitNodes(body['properties'], at(pointer, 'properties'), context);
}

/** Visits the nodes of a form or a screen. */
export function visitNodes(properties: JsonValue | undefined, pointer: string, context: VisitContext): void {
  for (const [name, value, place] of membersOf(properties, pointer)) visitNode(name, objectOf(value), place, context);
}

function visitNode(name: string, node: JsonObject, pointer: string, context: VisitContext): void {
  const isLayout = node['type'] === 'void';
  // A node that says its own type stands for itself; one that does not inherits from the model's field.
  if (!isLayout && node['type'] === undefined) visitField(name, pointer, context);
  for (const key of conditionKeys) visitExpressions(node[key], at(pointer, key), context);
  visitPermission(node['x-permission'], at(pointer, 'x-permission'), context);
  visitFieldAnnotations(node, pointer, context);
  for (const [, steps, place] of membersOf(node['x-actions'], at(pointer, 'x-actions')))
    visitSteps(steps, place, context);
  const rows = isLayout ? undefined : context.childModel(context.model, name);
  const inner = rows === undefined ? context : insideLines(context, rows);
  if (node['x-columns'] !== undefined) visitColumns(node['x-columns'], at(pointer, 'x-columns'), inner);
  visitNodes(node['properties'], at(pointer, 'properties'), context);
  const items = node['items'];
  if (isJsonObject(items)) visitNodes(items['properties'], `${at(pointer, 'items')}/properties`, inner);
}

/** Inside lines the form stays `$record`, and the row is `$line`. */
function insideLines(context: VisitContext, rows: string): VisitContext {
  const recordModel = context.recordModel ?? context.model;
  return { ...context, model: rows, lineModel: rows, ...(recordModel !== undefined && { recordModel }) };
}
