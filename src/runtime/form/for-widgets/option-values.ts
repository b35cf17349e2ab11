import type { FieldOption } from '../../../engine/model/index.ts';

type Value = FieldOption['value'];

/** How a list of options and the value of a field go together; the list knows options by text (`String(value)`). */
export interface Selection {
  chosen: string[];
  /** What a person reads of what is chosen. */
  text: string;
  /** The options, and the chosen values that are not among them, under the name they have or by themselves. */
  choices: { value: string; label: string; disabled?: boolean }[];
  /** The value of the field for what was chosen in the list. */
  valueFor(next: string | string[] | null | undefined): Value | Value[] | null;
}

/** `joined`: several values are one text with commas (the default), else an array. `valueText`: the server's name of the value. */
export function selectionOf(field: {
  value: unknown;
  options: readonly FieldOption[];
  multiple?: boolean;
  joined?: boolean;
  valueText?: string;
}): Selection {
  const { options, joined = true } = field;
  // The wire carries 1 and "1" for the same option.
  const byText = new Map(options.map((option) => [String(option.value), option]));
  const chosen = textsOf(field.value, field.multiple);
  const nameOf = (one: string) => byText.get(one)?.label ?? (chosen.length === 1 ? field.valueText : undefined) ?? one;
  const known = options.map(({ value, label, disabled }) => ({ value: String(value), label, disabled }));
  const unknown = chosen.filter((one) => !byText.has(one));
  const valueOf = (one: string) => byText.get(one)?.value ?? one;
  return {
    chosen,
    text: chosen.map(nameOf).join('、'),
    choices: [...known, ...unknown.map((one) => ({ value: one, label: nameOf(one), disabled: true }))],
    valueFor(next) {
      if (next === null || next === undefined || next.length === 0) return null;
      if (!Array.isArray(next)) return valueOf(next);
      return joined ? next.join(',') : next.map(valueOf);
    },
  };
}

function textsOf(value: unknown, multiple = false): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.map(String);
  return multiple ? String(value).split(',') : [String(value)];
}
