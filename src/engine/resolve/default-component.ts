import type { JsonValue } from '../../schema/json/json-value.ts';
import type { ResolvedField, ResolvedModel } from '../model/resolved-model.ts';
import { compact } from '../values/json-read.ts';

export interface ComponentChoice {
  component: string;
  props: Record<string, JsonValue>;
}

/** From how many options on a list opens instead of showing all. */
const mostRadios = 4;

/**
 * The widget that edits a field for which no document names one, with what the field tells it.
 * `modelOf` gives the model that a reference points at, for its resource and label.
 */
export function defaultComponent(
  field: ResolvedField,
  modelOf: (id: string) => ResolvedModel | undefined = () => undefined,
): ComponentChoice {
  if (field.child) return { component: 'Lines', props: {} };
  if (field.reference)
    return { component: 'Reference', props: referenceProps(field, field.reference, modelOf(field.reference.model)) };
  if (field.dictionary !== undefined) return choose('DictSelect', { dictionary: field.dictionary, ...multiple(field) });
  if (field.options) return fromOptions(field, field.options.length);
  if (field.type === 'boolean') return choose('Switch', {});
  if (field.type === 'number' || field.type === 'integer') return choose('Number', numberProps(field));
  if (field.type === 'array') return choose('Select', { multiple: true });
  return ofText(field);
}

function choose(component: string, props: Record<string, JsonValue>): ComponentChoice {
  return { component, props };
}

function fromOptions(field: ResolvedField, count: number): ComponentChoice {
  if (field.type === 'array')
    return count <= mostRadios ? choose('Checkbox', {}) : choose('Select', { multiple: true });
  return choose(count <= mostRadios ? 'Radio' : 'Select', {});
}

function ofText(field: ResolvedField): ComponentChoice {
  const maxLength: Record<string, JsonValue> = field.maxLength === undefined ? {} : { maxLength: field.maxLength };
  if (field.format === 'date') return choose('Date', {});
  if (field.format === 'date-time') return choose('DateTime', {});
  if (field.format === 'time') return choose('Time', {});
  return choose(field.format === 'text' ? 'TextArea' : 'Input', maxLength);
}

function numberProps(field: ResolvedField): Record<string, JsonValue> {
  const scale = field.scale ?? (field.type === 'integer' ? 0 : undefined);
  const props = { scale, min: field.minimum, max: field.maximum, unit: field.unit };
  return Object.fromEntries(
    Object.entries(props).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

function multiple(field: ResolvedField): Record<string, JsonValue> {
  return field.type === 'array' ? { multiple: true } : {};
}

function referenceProps(
  field: ResolvedField,
  reference: NonNullable<ResolvedField['reference']>,
  model: ResolvedModel | undefined,
): Record<string, JsonValue> {
  const { copy, where } = reference;
  return compact({
    model: reference.model,
    resource: model?.resource ?? `/${reference.model}`,
    labelField: model?.label ?? 'id',
    copy,
    where,
    ...multiple(field),
  });
}
