import { isExpression } from '../../schema/expressions/index.ts';
import type { FieldOption, ResolvedField } from './resolved-model.ts';

type Chosen = Pick<ResolvedField, 'component' | 'componentProps' | 'type'>;

/** Widgets whose values are chosen among more than a field's own options. */
const choosers = new Set(['Picker', 'PopupPicker', 'TreeSelect', 'Cascader', 'SearchSelect', 'Area']);

/** Those that choose several unless they are told otherwise: a picker's document says it, which is not here. */
const several = new Set(['Picker']);

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
  if (component === 'DictSelect') return typeof componentProps.dictionary === 'string';
  return component !== undefined && choosers.has(component);
}

/** Whether such a field may hold several values in one text, joined by commas. */
export function holdsSeveral({ component = '', componentProps }: Chosen): boolean {
  const { multiple, checkable, look } = componentProps;
  if (typeof multiple === 'boolean') return multiple;
  return checkable === true || several.has(component) || (component === 'DictSelect' && look === 'checkbox');
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
  if (component !== 'SearchSelect' && component !== 'DictSelect') return undefined;
  const { dictionary } = componentProps;
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
