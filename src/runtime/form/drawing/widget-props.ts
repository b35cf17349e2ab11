import { switchValues, type FieldOption, type ResolvedField } from '../../../engine/model/index.ts';
import { holdsExpression } from '../../../engine/resolve/index.ts';
import type { JsonValue } from '../../../schema/json/index.ts';
import type { WidgetDefinition } from '../../registry/index.ts';

export interface WidgetField {
  field: ResolvedField;
  props: Record<string, JsonValue>;
  options?: FieldOption[];
}

/**
 * Returns the props of a widget: the props written in the document override those derived from the model, of which a
 * widget gets the ones that its props schema declares.
 */
export function widgetProps(definition: WidgetDefinition, { field, props }: WidgetField): Record<string, unknown> {
  const declared = definition.props.properties;
  const isDeclared = (name: string) =>
    typeof declared === 'object' && declared !== null && Object.hasOwn(declared, name);
  const facts = Object.entries(factsOf(field)).filter(([name, value]) => value !== undefined && isDeclared(name));
  return { ...Object.fromEntries(facts), ...literalProps(props) };
}

/**
 * Returns the literal props, without those that contain expressions: a widget never receives the text of an expression
 * as a value.
 */
export function literalProps(props: Record<string, JsonValue>): Record<string, JsonValue> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => !holdsExpression(value)));
}

/** Converts a value to the field's type: options are texts, an integer field needs a number. */
export function asFieldValue(field: ResolvedField, value: unknown): unknown {
  const wantsNumber = field.type === 'integer' || (field.type === 'number' && field.scale === undefined);
  if (!wantsNumber || typeof value !== 'string' || value.trim() === '') return value;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

function factsOf(field: ResolvedField): Record<string, unknown> {
  return { joined: field.type === 'array' ? false : undefined, values: switchValues(field) };
}
