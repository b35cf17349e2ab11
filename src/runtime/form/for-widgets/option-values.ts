import type { FieldOption } from '../../../engine/model/index.ts';

type Value = FieldOption['value'];

/** Maps between a list of options and the value of a field; the list identifies options by text (`String(value)`). */
export interface Selection {
  chosen: string[];
  text: string;
  /** The options, and the chosen values that are not among them, with their known name or the value itself. */
  choices: { value: string; label: string; disabled?: boolean }[];
  valueFor(next: string | string[] | null | undefined): Value | Value[] | null;
}

/**
 * Returns the selection of a field. `joined`: several values are one comma-separated text (the default) instead of an
 * array. `valueText`: the server's name of the value.
 */
export function selectionOf(field: {
  value: unknown;
  options: readonly FieldOption[];
  multiple?: boolean;
  joined?: boolean;
  valueText?: string;
}): Selection {
  const { options, joined = true } = field;
  // Responses contain 1 or "1" for the same option.
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
