import { widgetForCase } from '../../../src/engine/widgets/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import type { Locale } from '../../words/index.ts';
import { panelWords } from './panel-words.ts';
import type { Choice, Property, PropertyGroup } from './property.ts';
import { fieldName } from './read-value.ts';

/** Names are chosen from a list even if there are few of them. */
const chooser = widgetForCase('many-options');

/** Returns the names that a text can be chosen from, such as dictionaries; undefined if they are unknown. */
export type NamesOf = (property: Property) => Choice[] | undefined;

/** Returns a form document whose fields edit the properties of a group. Their types determine the widgets. */
export function propertyForm(group: PropertyGroup, locale: Locale, namesOf: NamesOf = () => undefined): JsonObject {
  const fields = group.properties.map((property): [string, JsonObject] => {
    const { label, description } = property;
    return [fieldName(property), { title: label, description, ...fieldOf(property, locale, namesOf) }];
  });
  return {
    kind: 'form',
    formatVersion: 1,
    title: group.label,
    layout: { labelPosition: 'top', size: 'small', columns: 1 },
    properties: Object.fromEntries(fields),
  };
}

function fieldOf(property: Property, locale: Locale, namesOf: NamesOf): JsonObject {
  const { editor, mode } = property;
  const lines = (rows: number, most: number, placeholder: string) =>
    linesField(rows, property.isChanged ? most : rows, placeholder);
  const unset = property.isMixed ? panelWords[locale].mixed : panelWords[locale].unset;
  if (mode === 'expression') return lines(1, 6, unset);
  if (mode === 'json') return lines(2, 10, unset);
  switch (editor.kind) {
    case 'text':
      return textField(property, locale, property.names.length > 0 ? namesOf(property) : undefined);
    case 'boolean':
      return booleanField(property, locale);
    case 'number': {
      const { minimum, maximum, 'x-input': arrows } = editor.limits;
      const limits = { min: minimum, max: maximum, ...arrows };
      const given = Object.entries(limits).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
      return {
        type: editor.isWhole ? 'integer' : 'number',
        'x-component-props': { ...Object.fromEntries(given), ...placeholder(property, locale) },
      };
    }
    case 'choice':
      return choiceField(editor.choices, property, locale);
    case 'texts':
      return textsField(property.names.length > 0 ? namesOf(property) : undefined, unset);
    case 'options':
      return lines(3, 12, property.isMixed ? unset : panelWords[locale].options);
    case 'json':
      return lines(2, 10, unset);
  }
}

/** An empty field has a fixed height: automatic growth would measure the page for each of them. */
function linesField(rows: number, maxRows: number, placeholder: string): JsonObject {
  return {
    type: 'string',
    format: 'text',
    'x-component-props': { rows, maxRows, placeholder },
  };
}

function textField(property: Property, locale: Locale, names: readonly Choice[] | undefined): JsonObject {
  if (!names) return { type: 'string', 'x-component-props': placeholder(property, locale) };
  return {
    type: 'string',
    'x-component': chooser,
    enum: optionsOf(names),
    // A name of another application is not among the choices and can be typed.
    'x-component-props': { search: true, allowInput: true, ...placeholder(property, locale) },
  };
}

function textsField(names: readonly Choice[] | undefined, unset: string): JsonObject {
  const props = { tags: true, joined: false, maxTagCount: 20, placeholder: unset };
  return {
    type: 'array',
    ...(names && { 'x-component': chooser, enum: optionsOf(names) }),
    'x-component-props': props,
  };
}

function optionsOf(names: readonly Choice[]): JsonObject[] {
  return names.map(({ value, label }) => ({ value, label }));
}

function booleanField({ default: usual }: Property, locale: Locale): JsonObject {
  const { yes, no } = panelWords[locale];
  if (usual !== undefined) return { type: 'boolean', 'x-component-props': { checkedText: yes, uncheckedText: no } };
  return {
    type: 'string',
    enum: [
      { value: 'true', label: yes },
      { value: 'false', label: no },
    ],
  };
}

/** Up to this number, choices are placed next to each other; more are shown in a dropdown. */
const mostInRow = 4;

function choiceField(choices: readonly Choice[], property: Property, locale: Locale): JsonObject {
  const isList = choices.length > mostInRow;
  return {
    type: 'string',
    enum: choices.map(({ value, label }) => ({ value: JSON.stringify(value), label })),
    ...(isList && {
      'x-component-props': {
        allowClear: property.default === undefined,
        placeholder: property.isMixed ? panelWords[locale].mixed : panelWords[locale].unset,
      },
    }),
  };
}

function placeholder({ default: usual, isMixed }: Property, locale: Locale): { placeholder: string } {
  if (isMixed) return { placeholder: panelWords[locale].mixed };
  const isShort = typeof usual === 'string' || typeof usual === 'number';
  return { placeholder: isShort ? String(usual) : panelWords[locale].unset };
}
