import { isExpression } from '../../schema/expressions/index.ts';
import { declarationOf, type WidgetDeclaration, type WidgetValue } from '../widgets/index.ts';
import type { FieldOption, ResolvedField } from './resolved-model.ts';

type Chosen = Pick<ResolvedField, 'component' | 'componentProps' | 'type'>;

const chosenValues: ReadonlySet<WidgetValue | undefined> = new Set<WidgetValue>([
  'picked',
  'report-row',
  'node',
  'item',
  'place',
]);

/**
 * True if a value of the field is chosen in a dialog, from a tree or in a dictionary that only its widget names: its
 * display text differs from the stored value.
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

/** True if such a field may contain several values in one comma-separated text. */
export function holdsSeveral({ component, componentProps }: Chosen): boolean {
  const { multiple } = componentProps;
  return typeof multiple === 'boolean' ? multiple : isMadeSeveral(declarationOf(component), componentProps);
}

/** True if the widget declares for these props, or for all, that one text contains several values. */
export function isMadeSeveral({ several = {} }: WidgetDeclaration, props: Chosen['componentProps']): boolean {
  return several === true || Object.entries(several).some(([name, value]) => props[name] === value);
}

/**
 * Returns the dictionary with the texts of a field's values: its own, or the one that its widget chooses from.
 * Dictionaries whose items are the records of a table are excluded.
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

/** Returns the labels of a field's values: its own options, or the items of its dictionary, which `items` looks up. */
export async function optionsOf(
  field: ResolvedField,
  items: (dictionary: string) => Promise<readonly FieldOption[] | undefined>,
): Promise<readonly FieldOption[] | undefined> {
  const dictionary = dictionaryOf(field);
  return field.options ?? (dictionary === undefined ? undefined : items(dictionary));
}
