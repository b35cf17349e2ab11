import { switchValues, type FieldOption, type ResolvedField } from '../../../engine/model/index.ts';
import { holdsExpression } from '../../../engine/resolve/index.ts';
import type { JsonValue } from '../../../schema/json/index.ts';
import type { WidgetDefinition } from '../../registry/index.ts';

/** A field as a widget sees it, in a form or in a cell of an editable table. */
export interface WidgetField {
  field: ResolvedField;
  props: Record<string, JsonValue>;
  options?: FieldOption[];
}

/**
 * A widget's own props: what the model says of the field, of which each widget takes what its props schema declares,
 * under the props written in the document.
 */
export function widgetProps(definition: WidgetDefinition, { field, props }: WidgetField): Record<string, unknown> {
  const declared = definition.props.properties;
  const isDeclared = (name: string) =>
    typeof declared === 'object' && declared !== null && Object.hasOwn(declared, name);
  const facts = Object.entries(factsOf(field)).filter(([name, value]) => value !== undefined && isDeclared(name));
  return { ...Object.fromEntries(facts), ...literalProps(props) };
}

/** The props as written, without those that hold expressions: a widget never sees text between braces as a value. */
export function literalProps(props: Record<string, JsonValue>): Record<string, JsonValue> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => !holdsExpression(value)));
}

/** The value as the field's type has it: options carry text, an integer field wants a number. */
export function asFieldValue(field: ResolvedField, value: unknown): unknown {
  const wantsNumber = field.type === 'integer' || (field.type === 'number' && field.scale === undefined);
  if (!wantsNumber || typeof value !== 'string' || value.trim() === '') return value;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

/** What the field says that the engine leaves to the screen. */
function factsOf(field: ResolvedField): Record<string, unknown> {
  return { joined: field.type === 'array' ? false : undefined, values: switchValues(field) };
}
