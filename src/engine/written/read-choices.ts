import { say } from '../../locale/index.ts';
import type { FieldOption } from '../model/index.ts';
import { quoted, type ReadResult, type Unreadable } from './read-result.ts';
import { splitWritten } from './split-written.ts';

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

export interface ChoiceReading {
  several: boolean;
  /** True if a text that no option has is its own value. */
  isFree: boolean;
  /** True if options that are disabled are values: for an exported sheet, which has them from former times. */
  takesDisabled?: boolean;
}

/** Parses the options that a text names: one, or with `several` a list. A text that several options have is rejected. */
export function readChoices(
  text: string,
  { items, called }: ChoiceOptions,
  { several, isFree, takesDisabled = false }: ChoiceReading,
): ReadResult<FieldOption['value'][]> {
  const find = (part: string): readonly FieldOption[] => {
    const found = called(part);
    const enabled = found.filter(({ disabled }) => !disabled);
    if (found.length === 0 && isFree) return [{ value: part, label: part }];
    return enabled.length > 0 ? enabled : found;
  };
  const parts = several && called(text).length === 0 ? splitWritten(text) : [text];
  const values: FieldOption['value'][] = [];
  for (const part of parts) {
    const [option, ...others] = find(part);
    if (!option || others.length > 0) return wrongChoice(part, find(part), items);
    if (option.disabled && !takesDisabled)
      return { problem: say('{quoted}已停用，不能选', { quoted: quoted(part) }), remedy: say('请改正') };
    values.push(option.value);
  }
  return { value: values };
}

function wrongChoice(part: string, found: readonly FieldOption[], items: readonly FieldOption[]): Unreadable {
  if (found.length > 1)
    return {
      problem: say('有{count}个{quoted}', { count: found.length, quoted: quoted(part) }),
      remedy: say('请写全：{choices}', { choices: firstOf(found, 3) }),
    };
  return {
    problem: say('没有{quoted}这个选项', { quoted: quoted(part) }),
    remedy: say('可填：{choices}', { choices: firstOf(items, 5) }),
  };
}

function firstOf(options: readonly FieldOption[], most: number): string {
  const labels = options.slice(0, most).map(({ label }) => label);
  return `${labels.join(say('、'))}${options.length > most ? '…' : ''}`;
}

function pathOf(label: string): string[] {
  return label.split('/').map((part) => part.trim());
}

function add(by: Map<string, FieldOption[]>, name: string, option: FieldOption): void {
  const known = by.get(name);
  if (known) known.push(option);
  else by.set(name, [option]);
}
