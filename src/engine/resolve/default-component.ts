import type { JsonValue } from '../../schema/json/index.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import type { ResolvedField, ResolvedModel } from '../model/index.ts';
import { compact } from '../values/index.ts';
import { widgetForCase, type FieldCase } from '../widgets/index.ts';

export interface ComponentChoice {
  component: string;
  props: Record<string, JsonValue>;
}

type Props = Record<string, JsonValue>;
type ModelOf = (id: string) => ResolvedModel | undefined;

interface Case {
  name: FieldCase;
  is(field: ResolvedField): boolean;
  props?(field: ResolvedField, modelOf: ModelOf): Props;
}

const mostRadios = 4;
const isArray = ({ type }: ResolvedField) => type === 'array';
const hasFew = ({ options }: ResolvedField) => options !== undefined && options.length <= mostRadios;
const several = (): Props => ({ multiple: true });

/** The order matters: the first matching case determines the widget. */
const cases: readonly Case[] = [
  { name: 'lines', is: ({ child }) => child !== undefined },
  { name: 'reference', is: ({ reference }) => reference !== undefined, props: referenceProps },
  { name: 'dictionary', is: ({ dictionary }) => dictionary !== undefined, props: dictionaryProps },
  { name: 'few-options-of-several', is: (field) => isArray(field) && hasFew(field) },
  { name: 'many-options-of-several', is: (field) => isArray(field) && field.options !== undefined, props: several },
  { name: 'few-options', is: hasFew },
  { name: 'many-options', is: ({ options }) => options !== undefined },
  { name: 'boolean', is: ({ type }) => type === 'boolean' },
  { name: 'number', is: ({ type }) => type === 'number' || type === 'integer', props: numberProps },
  { name: 'array', is: isArray, props: several },
  { name: 'date', is: ({ format }) => format === 'date' },
  { name: 'date-time', is: ({ format }) => format === 'date-time' },
  { name: 'time', is: ({ format }) => format === 'time' },
  { name: 'text', is: ({ format }) => format === 'text', props: textProps },
  { name: 'string', is: () => true, props: textProps },
];

/**
 * Returns the widget for a field for which no document names one, with the props that the field implies. `modelOf`
 * returns the model of a reference, for its resource and label; `widgets` includes those of the host.
 */
export function defaultComponent(
  field: ResolvedField,
  modelOf: ModelOf = () => undefined,
  widgets?: Vocabulary['widgets'],
): ComponentChoice {
  const found = cases.find(({ is }) => is(field));
  return { component: widgetForCase(found?.name ?? 'string', widgets), props: found?.props?.(field, modelOf) ?? {} };
}

function textProps({ maxLength }: ResolvedField): Props {
  return maxLength === undefined ? {} : { maxLength };
}

function numberProps(field: ResolvedField): Props {
  const scale = field.scale ?? (field.type === 'integer' ? 0 : undefined);
  const props = { scale, leastScale: field.leastScale, min: field.minimum, max: field.maximum, unit: field.unit };
  return Object.fromEntries(
    Object.entries(props).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

function dictionaryProps(field: ResolvedField): Props {
  return { ...(field.dictionary !== undefined && { dictionary: field.dictionary }), ...multiple(field) };
}

function multiple(field: ResolvedField): Props {
  return isArray(field) ? several() : {};
}

function referenceProps(field: ResolvedField, modelOf: ModelOf): Props {
  if (!field.reference) return {};
  const { model, copy, where } = field.reference;
  const target = modelOf(model);
  return compact({
    model,
    resource: target?.resource ?? `/${model}`,
    labelField: target?.label ?? 'id',
    copy,
    where,
    ...multiple(field),
  });
}
