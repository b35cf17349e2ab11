import { extractTemplate, textParts } from '../expressions/index.ts';
import { isJsonObject, toPointer, type JsonValue } from '../json/index.ts';
import type { VisitContext } from './context.ts';

/** Reports every expression inside a value, at any depth. */
export function tellExpressions(value: JsonValue, pointer: string, context: VisitContext): void {
  if (typeof value === 'string') {
    const text = extractTemplate(value);
    if (text !== undefined) tell(text, value.indexOf('{{') + 2, pointer, context);
    return;
  }
  if (!Array.isArray(value) && !isJsonObject(value)) return;
  for (const [key, inner] of Object.entries(value)) tellExpressions(inner, pointer + toPointer([key]), context);
}

/** Reports the expressions inside a text that is shown, or inside its versions by locale. */
export function tellTextExpressions(value: JsonValue, pointer: string, context: VisitContext): void {
  if (typeof value === 'string') {
    for (const part of textParts(value)) if ('expression' in part) tell(part.expression, part.start, pointer, context);
    return;
  }
  if (!isJsonObject(value)) return;
  for (const [key, inner] of Object.entries(value)) tellTextExpressions(inner, pointer + toPointer([key]), context);
}

function tell(text: string, start: number, pointer: string, context: VisitContext): void {
  const { place, variables, form } = context;
  const model = context.record ?? variables.model;
  const around = {
    ...(model !== undefined && { model }),
    ...(variables.line !== undefined && { lineModel: variables.line }),
    ...(form && { ownFields: { here: form.nodes, ...(form.around && { around: form.around }) } }),
    ...(form?.place && { form: { place: form.place, ...(form.rows !== undefined && { rows: form.rows }) } }),
  };
  context.visitor.expression?.({ text, pointer, start, place, ...around });
}
