import { readObject, type JsonObject } from '../../../schema/json/index.ts';
import type { ExchangeReport } from '../exchange-report.ts';
import { asText } from '../json-values.ts';
import { remainingMembers } from '../remaining-members.ts';

const silent = new Set(['x-designable-id', 'type', 'title', 'properties', 'schema', '$schema', 'name', 'description']);
const sizes: Readonly<Record<string, string>> = { small: 'small', default: 'medium', large: 'medium' };

/** Reads the layout of the form, which Formily's designer saves as `form`, and the other members at the top level. */
export function readForm(
  value: JsonObject,
  schema: JsonObject,
  there: string,
  told: ExchangeReport[],
): { layout: JsonObject; origin?: JsonObject } {
  const form = readObject(value.form);
  const ofForm = remainingMembers(form, '/form', 'formily', told);
  const layout: JsonObject = { columns: 1 };
  const width = Number.parseInt(asText(form.labelWidth), 10);
  if (width >= 0 && width <= 200) {
    layout.labelWidth = width;
    ofForm.take('labelWidth');
  }
  if (form.layout === 'vertical') layout.labelPosition = 'top';
  else if (form.labelAlign === 'left') layout.labelPosition = 'left';
  if (['vertical', 'horizontal'].includes(asText(form.layout))) ofForm.take('layout');
  if (['left', 'right'].includes(asText(form.labelAlign))) ofForm.take('labelAlign');
  const size = typeof form.size === 'string' && Object.hasOwn(sizes, form.size) ? sizes[form.size] : undefined;
  if (size !== undefined) {
    layout.size = size;
    ofForm.take('size');
  }
  const ofSchema = remainingMembers(schema, there, 'formily', told, silent);
  ofSchema.take(...silent, 'required');
  const ofTheForm = ofForm.origin()?.kept;
  const rest = ofSchema.origin()?.kept;
  const origin =
    ofTheForm || rest
      ? { format: 'formily', kept: { ...(ofTheForm && { form: ofTheForm }), ...(rest && { schema: rest }) } }
      : undefined;
  return { layout, ...(origin && { origin }) };
}
