import type { ResolvedSearchField } from '../../../engine/list/index.ts';
import { readYesNo } from '../../../engine/written/index.ts';

/** Texts as in the URL: one, the `[begin, end]` of a range ('' for an open side), or a list of choices. */
export type SearchValue = string | readonly string[];

/** Values by field name; empty fields are absent. */
export type SearchValues = Readonly<Record<string, SearchValue>>;

type Field = Pick<ResolvedSearchField, 'name' | 'mode'>;

/** Normalizes the value of a widget or a document; undefined if it is empty. */
export function normalizeValue(field: Field, raw: unknown): SearchValue | undefined {
  const texts = (Array.isArray(raw) ? raw : [raw]).map(textOf);
  if (field.mode === 'range') {
    const range = Array.isArray(raw) ? [texts[0] ?? '', texts[1] ?? ''] : [texts[0] ?? '', texts[0] ?? ''];
    return range.some((side) => side !== '') ? range : undefined;
  }
  const given = [...new Set(texts.filter((text) => text !== ''))];
  if (field.mode === 'in') return given.length > 0 ? given : undefined;
  return given[0];
}

/** Normalizes the values of a search form, by the fields' names; other names are omitted. */
export function normalizeSearch(fields: readonly Field[], raw: Readonly<Record<string, unknown>>): SearchValues {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = normalizeValue(field, raw[field.name]);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

/** Returns the value for the field's widget: numbers and booleans for fields of those types, null for no value. */
export function widgetValue(field: ResolvedSearchField, value: SearchValue | undefined): unknown {
  if (value === undefined) return null;
  if (typeof value === 'string') return typed(field, value);
  return value.map((text) => (text === '' ? null : typed(field, text)));
}

/** Returns true if all values are empty. */
export function isEmptySearch(values: SearchValues): boolean {
  return Object.keys(values).length === 0;
}

/** Returns true if two search values are equal. */
export function sameValue(left: SearchValue | undefined, right: SearchValue | undefined): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function typed({ field, options }: ResolvedSearchField, text: string): unknown {
  const option = (options ?? field.options)?.find((candidate) => String(candidate.value) === text);
  if (option) return option.value;
  if (field.type === 'boolean') return readYesNo(text) === true;
  const number = Number(text);
  return (field.type === 'number' || field.type === 'integer') && Number.isSafeInteger(number) ? number : text;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
