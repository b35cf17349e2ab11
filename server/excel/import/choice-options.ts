import type { FieldOption } from '../../../src/engine/model/index.ts';

export interface ChoiceOptions {
  items: readonly FieldOption[];
  /** Returns the options with that text or value, or whose path ends with it (`杭州市/西湖区`). */
  called: (text: string) => readonly FieldOption[];
}

/**
 * Indexes options by every text that a user may enter for them.
 * @param others options of the same values with their labels in other languages.
 */
export function choiceOptions(items: readonly FieldOption[], others: readonly FieldOption[] = []): ChoiceOptions {
  const names = new Map<string, FieldOption[]>();
  const values = new Map<string, FieldOption[]>();
  const endings = new Map<string, FieldOption[]>();
  for (const item of items) {
    const [, ...rest] = pathOf(item.label);
    add(names, pathOf(item.label).join('/'), item);
    add(values, String(item.value), item);
    for (const index of rest.keys()) add(endings, rest.slice(index).join('/'), item);
  }
  for (const { value, label } of others) {
    const item = items.find((each) => each.value === value);
    const name = pathOf(label).join('/');
    if (item && !names.has(name)) names.set(name, [item]);
  }
  const called = (text: string) => {
    const path = pathOf(text).join('/');
    return names.get(path) ?? values.get(text) ?? endings.get(path) ?? [];
  };
  return { items, called };
}

function pathOf(label: string): string[] {
  return label.split('/').map((part) => part.trim());
}

function add(by: Map<string, FieldOption[]>, name: string, option: FieldOption): void {
  const known = by.get(name);
  if (known) known.push(option);
  else by.set(name, [option]);
}
