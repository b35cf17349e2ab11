import type { JsonObject, JsonValue } from '../json/index.ts';
import type { VisitContext } from './visitor.ts';
import { at, itemsOf, membersOf, objectOf, textOf, visitExpressions, visitField } from './walk.ts';

/** What fields of models and nodes of forms have in common: dictionary, rules, reference, computed value, props. */
export function visitFieldAnnotations(field: JsonObject, pointer: string, context: VisitContext): void {
  const dictionary = textOf(field['x-dict']);
  if (dictionary !== undefined) context.visitor.dictionary?.(dictionary, at(pointer, 'x-dict'));
  for (const [rule, place] of itemsOf(field['x-rules'], at(pointer, 'x-rules'))) {
    if (typeof rule === 'string') context.visitor.rule?.(rule, place);
  }
  visitReference(objectOf(field['x-ref']), at(pointer, 'x-ref'), context);
  visitExpressions(field['default'], at(pointer, 'default'), { ...context, place: 'default' });
  visitExpressions(field['x-value'], at(pointer, 'x-value'), context);
  visitProps(field['x-component-props'], at(pointer, 'x-component-props'), context);
}

/** Props of a component: expressions, and the picker or the dialog that is named there. */
export function visitProps(props: JsonValue | undefined, pointer: string, context: VisitContext): void {
  visitExpressions(props, pointer, context);
  for (const kind of ['picker', 'dialog'] as const) {
    const id = textOf(objectOf(props)[kind]);
    // An expression gives it later.
    if (id !== undefined && !id.includes('{{')) context.visitor.document?.(id, [kind], at(pointer, kind));
  }
}

function visitReference(reference: JsonObject, pointer: string, context: VisitContext): void {
  const model = textOf(reference['model']);
  if (model === undefined) return;
  context.visitor.document?.(model, ['model'], at(pointer, 'model'));
  for (const [from, to, place] of membersOf(reference['copy'], at(pointer, 'copy'))) {
    context.visitor.field?.(model, from, place);
    visitField(to, place, context);
  }
  for (const [name, , place] of membersOf(reference['where'], at(pointer, 'where')))
    context.visitor.field?.(model, name, place);
  visitExpressions(reference['where'], at(pointer, 'where'), context);
}
