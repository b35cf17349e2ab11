import type { JsonObject } from '../../../schema/json/index.ts';
import type { Vocabulary } from '../../../schema/vocabulary.ts';
import { own } from '../../values/index.ts';
import { declarationOf, valueOf, widgetForCase, type FieldCase, type WidgetValue } from '../../widgets/index.ts';
import { matchOf, matchOfNode, type Match } from '../widgets/index.ts';

const cases: Readonly<Partial<Record<WidgetValue, FieldCase>>> = {
  text: 'string',
  tags: 'string',
  'long-text': 'text',
  markdown: 'text',
  option: 'many-options',
  item: 'many-options',
  options: 'many-options-of-several',
  number: 'number',
  boolean: 'boolean',
  date: 'date',
  'date-time': 'date-time',
  time: 'time',
  rows: 'lines',
};

/**
 * Returns the original's replacement for a widget that it lacks, with the node as it is for the replacement: the
 * default widget for such values, else a `blank` that the host fills.
 */
export function standIn(
  component: string,
  node: JsonObject,
  widgets: Vocabulary['widgets'],
): { match: Match; node: JsonObject } | undefined {
  const value = valueOf(declarationOf(component, widgets), node.enum !== undefined);
  const usual = value === undefined ? undefined : own(cases, value);
  const { 'x-component-props': _, ...bare } = node;
  const match = usual && matchOfNode('form-making', widgetForCase(usual, widgets), {}, widgets);
  if (match) return { match, node: { ...bare, 'x-component': match.widget } };
  const blank = matchOf('form-making', 'blank', widgets, () => undefined);
  const { title, type = 'string' } = node;
  return blank && { match: blank, node: { type, ...(title !== undefined && { title }) } };
}
