import type { JsonObject, JsonValue } from '../json/index.ts';
import { visitFieldAnnotations } from './visit-annotations.ts';
import { visitFormBody } from './visit-form.ts';
import { visitListBody } from './visit-list.ts';
import type { VisitContext } from './visitor.ts';
import { at, itemsOf, membersOf, objectOf, textOf, visitExpressions, visitField } from './walk.ts';

/** Visits a `model` document. */
export function visitModel(body: JsonObject, id: string, outer: VisitContext): void {
  const context: VisitContext = { ...outer, model: id, place: 'record' };
  visitField(body['label'], '/label', context);
  visitField(objectOf(body['tree'])['parent'], '/tree/parent', context);
  for (const [index, place] of itemsOf(body['indexes'], '/indexes')) {
    for (const [name, inner] of itemsOf(index, place)) visitField(name, inner, context);
  }
  const schema = objectOf(body['schema']);
  for (const [name, place] of itemsOf(schema['required'], '/schema/required')) visitField(name, place, context);
  for (const [, field, place] of membersOf(schema['properties'], '/schema/properties')) {
    visitModelField(objectOf(field), place, context);
  }
  visitStates(objectOf(body['states']), context);
  for (const [posting, place] of itemsOf(body['postings'], '/postings'))
    visitPosting(objectOf(posting), place, context);
  for (const [creation, place] of itemsOf(body['creates'], '/creates'))
    visitCreation(objectOf(creation), place, context);
  visitBalance(objectOf(body['balanceOf']), context);
  if (body['list'] !== undefined) visitListBody(objectOf(body['list']), '/list', context);
  if (body['form'] !== undefined) visitFormBody(objectOf(body['form']), '/form', context);
}

function visitModelField(field: JsonObject, pointer: string, context: VisitContext): void {
  for (const [name, place] of itemsOf(field['x-unique'], at(pointer, 'x-unique'))) visitField(name, place, context);
  visitFieldAnnotations(field, pointer, context);
  const child = objectOf(field['x-child']);
  const childModel = textOf(child['model']);
  if (childModel !== undefined) {
    const place = at(pointer, 'x-child');
    context.visitor.document?.(childModel, ['model'], at(place, 'model'));
    visitField(child['parent'], at(place, 'parent'), { ...context, model: childModel });
  }
  visitRollup(objectOf(field['x-rollup']), at(pointer, 'x-rollup'), context);
}

function visitRollup(rollup: JsonObject, pointer: string, context: VisitContext): void {
  const from = textOf(rollup['from']);
  if (from === undefined) return;
  context.visitor.document?.(from, ['model'], at(pointer, 'from'));
  const other = { ...context, model: from };
  visitField(rollup['by'], at(pointer, 'by'), other);
  visitField(rollup['sum'], at(pointer, 'sum'), other);
}

function visitStates(states: JsonObject, context: VisitContext): void {
  visitField(states['field'], '/states/field', context);
  for (const [item, place] of itemsOf(states['transitions'], '/states/transitions')) {
    const transition = objectOf(item);
    visitExpressions(transition['when'], at(place, 'when'), context);
    visitAssignments(transition['set'], at(place, 'set'), context.model, context);
  }
}

function visitPosting(posting: JsonObject, pointer: string, context: VisitContext): void {
  const into = textOf(posting['into']);
  if (into !== undefined) context.visitor.document?.(into, ['model'], at(pointer, 'into'));
  const inner = lineContext(posting['each'], context);
  visitField(posting['each'], at(pointer, 'each'), context);
  visitExpressions(posting['when'], at(pointer, 'when'), inner);
  visitAssignments(posting['set'], at(pointer, 'set'), into, inner);
}

function visitCreation(creation: JsonObject, pointer: string, context: VisitContext): void {
  const to = textOf(creation['to']);
  if (to !== undefined) context.visitor.document?.(to, ['model'], at(pointer, 'to'));
  visitAssignments(creation['set'], at(pointer, 'set'), to, context);
  const lines = objectOf(creation['lines']);
  const place = at(pointer, 'lines');
  if (creation['lines'] === undefined) return;
  const into = textOf(lines['into']);
  if (into !== undefined && to !== undefined) context.visitor.field?.(to, into, at(place, 'into'));
  const inner = lineContext(lines['each'], context);
  visitField(lines['each'], at(place, 'each'), context);
  visitExpressions(lines['when'], at(place, 'when'), inner);
  const target = into === undefined ? undefined : context.childModel(to, into);
  visitAssignments(lines['set'], at(place, 'set'), target, inner);
}

function visitBalance(balance: JsonObject, context: VisitContext): void {
  const ledger = textOf(balance['model']);
  if (ledger === undefined) return;
  context.visitor.document?.(ledger, ['model'], '/balanceOf/model');
  for (const key of ['by', 'sum']) {
    for (const [name, place] of itemsOf(balance[key], `/balanceOf/${key}`)) {
      visitField(name, place, { ...context, model: ledger });
      visitField(name, place, context);
    }
  }
  for (const [name, , place] of membersOf(balance['min'], '/balanceOf/min')) visitField(name, place, context);
}

/** Fields of `target` on the left, values or expressions on the right. */
function visitAssignments(
  set: JsonValue | undefined,
  pointer: string,
  target: string | undefined,
  context: VisitContext,
): void {
  for (const [name, value, place] of membersOf(set, pointer)) {
    if (target !== undefined) context.visitor.field?.(target, name, place);
    visitExpressions(value, place, context);
  }
}

function lineContext(each: JsonValue | undefined, context: VisitContext): VisitContext {
  const name = textOf(each);
  const lineModel = name === undefined ? undefined : context.childModel(context.model, name);
  return { ...context, place: 'line', ...(lineModel !== undefined && { lineModel }) };
}
