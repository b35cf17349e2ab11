import { isExpression } from '../../schema/expressions/index.ts';
import { declarationOf, type WidgetDeclaration, type WidgetValue } from '../widgets/index.ts';
import type { FieldOption, ResolvedField } from './resolved-model.ts';

type Chosen = Pick<ResolvedField, 'component' | 'componentProps' | 'type'>;

/** Values that are chosen among more than a field's own options. */
const chosenValues: ReadonlySet<WidgetValue | undefined> = new Set<WidgetValue>([
  'picked',
  'report-row',
  'node',
  'item',
  'place',
]);

/**
 * Whether a value of the field is chosen in a dialog, from a tree or in a dictionary that its widget alone names: what it
 * is called is not what is stored.
 */
export function isChosen({
  component,
  componentProps,
}: {
  component?: string | undefined;
  componentProps: Chosen['componentProps'];
}): boolean {
  const { value, valueNames } = declarationOf(component);
  if (chosenValues.has(value)) return true;
  return valueNames?.dictionary !== undefined && typeof componentProps[valueNames.dictionary] === 'string';
}

/** Whether such a field may hold several values in one text, joined by commas. */
export function holdsSeveral({ component, componentProps }: Chosen): boolean {
  const { multiple } = componentProps;
  return typeof multiple === 'boolean' ? multiple : isMadeSeveral(declarationOf(component), componentProps);
}

/** Whether the widget says of these props, or of any, that several values stand in one text. */
export function isMadeSeveral({ several = {} }: WidgetDeclaration, props: Chosen['componentProps']): boolean {
  return several === true || Object.entries(several).some(([name, value]) => props[name] === value);
}

/**
 * The dictionary that has the texts of a field's values: its own, or the one that its widget chooses from. Not one whose
 * items are the records of a table.
 */
export function dictionaryOf(
  field: Pick<ResolvedField, 'dictionary' | 'component' | 'componentProps'>,
): string | undefined {
  const { component, componentProps } = field;
  if (field.dictionary !== undefined) return field.dictionary;
  const { valueNames } = declarationOf(component);
  const dictionary = valueNames?.dictionary === undefined ? undefined : componentProps[valueNames.dictionary];
  const isNamed = typeof dictionary === 'string' && !dictionary.includes(',') && !isExpression(dictionary);
  return isNamed ? dictionary : undefined;
}

/** What a field's values are called: its own options, or the items of its dictionary, which `items` looks up. */
export async function optionsOf(
  field: ResolvedField,
  items: (dictionary: string) => Promise<readonly FieldOption[] | undefined>,
): Promise<readonly FieldOption[] | undefined> {
  const dictionary = dictionaryOf(field);
  return field.options ?? (dictionary === undefined ? undefined : items(dictionary));
}
