import type { DocumentKind } from '../documents/document.ts';
import type { JsonValue } from '../json/index.ts';
import type { VisitContext } from './visitor.ts';
import { at, itemsOf, membersOf, objectOf, visitExpressions } from './walk.ts';

/** Actions whose main argument is the id of a document, and the kinds it may have. */
const documentArguments: Readonly<Record<string, readonly DocumentKind[]>> = {
  'open-dialog': ['dialog', 'form', 'list', 'screen'],
  request: ['request'],
};

/** Visits the steps of a button, a row action or a submit. */
export function visitSteps(steps: JsonValue | undefined, pointer: string, outer: VisitContext): void {
  const context: VisitContext = { ...outer, place: 'call' };
  for (const [step, place] of itemsOf(steps, pointer)) {
    const [first] = membersOf(step, place);
    if (!first) continue;
    const [name, main, mainPlace] = first;
    context.visitor.action?.(name, mainPlace, place);
    const kinds = Object.hasOwn(documentArguments, name) ? documentArguments[name] : undefined;
    if (kinds && typeof main === 'string') context.visitor.document?.(main, kinds, at(place, name));
    if (name === 'prompt') visitRules(step, place, context);
    visitExpressions(step, place, context);
  }
}

/** The rules that a question is checked by. */
function visitRules(step: JsonValue, pointer: string, { visitor }: VisitContext): void {
  for (const [rule, place] of itemsOf(objectOf(step)['rules'], at(pointer, 'rules')))
    if (typeof rule === 'string') visitor.rule?.(rule, place);
}
