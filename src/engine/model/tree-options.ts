import type { FieldOption } from './resolved-model.ts';

export type TreeOption = {
  value: string;
  label: string;
  disabled?: boolean;
  children?: TreeOption[];
};

type Part = Partial<Record<'value' | 'label' | 'text' | 'title' | 'disabled' | 'children', unknown>>;

/**
 * Returns the tree that a document defines as `tree`, or the flat options of the field; parts without a value are left
 * out.
 */
export function treeOptions(tree: unknown, options: readonly FieldOption[] = []): TreeOption[] {
  const source: readonly unknown[] = Array.isArray(tree) ? tree : options;
  return source.flatMap((part) => {
    const { value, label, text, title, disabled, children }: Part =
      typeof part === 'object' && part ? part : { value: part };
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return [];
    const below = Array.isArray(children) && children.length > 0 ? treeOptions(children) : undefined;
    return [
      {
        value: String(value),
        label: String(label ?? text ?? title ?? value),
        ...(disabled === true && { disabled }),
        ...(below && { children: below }),
      },
    ];
  });
}

/** Returns all options of a tree, each labelled by its path from the root. */
export function flatOptions(tree: readonly TreeOption[], separator: string, above = ''): FieldOption[] {
  return tree.flatMap(({ value, label, children = [] }) => {
    const name = `${above}${label}`;
    return [{ value, label: name }, ...flatOptions(children, separator, `${name}${separator}`)];
  });
}

/** Returns the options from the root to the one with the value; undefined if there is none. */
export function pathTo(tree: readonly TreeOption[], value: string): TreeOption[] | undefined {
  for (const option of tree) {
    if (option.value === value) return [option];
    const below = option.children && pathTo(option.children, value);
    if (below) return [option, ...below];
  }
  return undefined;
}

/** Returns the labels of a value from the root: `浙江 / 杭州`; the value itself if the tree does not contain it. */
export function namesOf(tree: readonly TreeOption[], value: string): string {
  return (
    pathTo(tree, value)
      ?.map((option) => option.label)
      .join(' / ') ?? value
  );
}
