import {
  flatOptions,
  optionsOf,
  treeOptions,
  type FieldOption,
  type ResolvedField,
} from '../../../src/engine/model/index.ts';
import { loadAreas } from '../../../src/engine/trees/area-tree.ts';
import { declarationOf } from '../../../src/engine/widgets/index.ts';

let areas: readonly FieldOption[] | undefined;

/** Returns the options of a field like `optionsOf`; options of a tree include the names of the nodes above them. */
export async function fieldOptions(
  field: ResolvedField,
  items: (dictionary: string) => Promise<readonly FieldOption[] | undefined>,
): Promise<readonly FieldOption[] | undefined> {
  const { component, componentProps } = field;
  const { value, valueNames } = declarationOf(component);
  if (value === 'place') {
    if (componentProps.names === true) return undefined;
    areas ??= flatOptions(await loadAreas(3), '/');
    return areas;
  }
  const tree = valueNames?.tree === undefined ? undefined : componentProps[valueNames.tree];
  return Array.isArray(tree) && componentProps.path !== true
    ? flatOptions(treeOptions(tree), ' / ')
    : optionsOf(field, items);
}
