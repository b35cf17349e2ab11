import type { AnnotatedNode } from '../../../src/schema/format/index.ts';
import { isJsonObject, own, readAt, type JsonValue } from '../../../src/schema/json/index.ts';
import { titlesOf } from '../../model/index.ts';
import type { Locale, Refusal, Titles } from '../../words/index.ts';
import { annotatedDefinition, choiceLabel, followed } from '../properties/index.ts';
import type { FieldChange } from './field-commands.ts';
import { appliesTo, fieldTypes, linesLabel, typeChanges, typeOf } from './field-types.ts';
import { fieldWords } from './field-words.ts';
import type { FieldRow } from './open-model.ts';

/** The editor of a cell. The names of a list are suggested; any other text can be typed, too. */
export type CellEditor = 'text' | 'whole' | 'check' | 'choice' | 'dictionaries' | 'models' | 'fields';

/** A column of the rows: a part of each field. */
export interface FieldColumn {
  key: string;
  titles: Titles;
  description: string;
  editor: CellEditor;
  /** The path in the field; absent for the name and whether a value is required. */
  path?: readonly string[];
  /** True if the object around it, such as `x-ref`, is removed with it. */
  isMain?: boolean;
  /** The column that must have a value first. */
  needs?: string;
}

const definition = annotatedDefinition('model_field');
const nameTitles: Titles = { 'zh-CN': fieldWords['zh-CN'].name, 'en-US': fieldWords['en-US'].name };
const requiredTitles: Titles = { 'zh-CN': fieldWords['zh-CN'].required, 'en-US': fieldWords['en-US'].required };

const described: readonly Pick<FieldColumn, 'key' | 'editor' | 'path' | 'isMain' | 'needs'>[] = [
  { key: 'title', editor: 'text', path: ['title'] },
  { key: 'type', editor: 'choice', path: ['type'] },
  { key: 'length', editor: 'whole', path: ['maxLength'] },
  { key: 'scale', editor: 'whole', path: ['x-scale'] },
  { key: 'required', editor: 'check' },
  { key: 'unique', editor: 'check', path: ['x-unique'] },
  { key: 'dictionary', editor: 'dictionaries', path: ['x-dict'] },
  { key: 'reference', editor: 'models', path: ['x-ref', 'model'], isMain: true },
  { key: 'number', editor: 'text', path: ['x-number', 'pattern'], isMain: true },
  { key: 'restart', editor: 'choice', path: ['x-number', 'restart'], needs: 'number' },
  { key: 'value', editor: 'text', path: ['x-value'] },
  { key: 'rollup', editor: 'models', path: ['x-rollup', 'from'], isMain: true },
  { key: 'rollupBy', editor: 'fields', path: ['x-rollup', 'by'], needs: 'rollup' },
  { key: 'rollupSum', editor: 'fields', path: ['x-rollup', 'sum'], needs: 'rollup' },
];

/** Returns the columns of the rows, with the titles that the format defines. */
export function fieldColumns(locale: Locale): FieldColumn[] {
  const parts: FieldColumn[] = described.map((column) => ({ ...column, ...titlesAt(column, locale) }));
  return [{ key: 'name', titles: nameTitles, description: '', editor: 'text' }, ...parts];
}

function titlesAt({ key, path }: Pick<FieldColumn, 'key' | 'path'>, locale: Locale) {
  if (!path) return { titles: requiredTitles, description: '' };
  const [outer, inner] = nodesAt(path);
  const whole = titlesOf(outer, key);
  const part = inner && !isWhole(path) ? titlesOf(inner, key) : undefined;
  const english = part?.['en-US'].toLowerCase();
  const titles: Titles = part
    ? { 'zh-CN': `${whole['zh-CN']} · ${part['zh-CN']}`, 'en-US': `${whole['en-US']}, ${english}` }
    : whole;
  const { description = '' } = locale === 'zh-CN' ? (inner ?? outer) : ((inner ?? outer)['x-en-US'] ?? {});
  return { titles, description };
}

/** A reference is its model, and a number its pattern. */
function isWhole(path: readonly string[]): boolean {
  return ['model', 'pattern'].includes(path.at(-1) ?? '');
}

function nodesAt([first = '', second]: readonly string[]): [AnnotatedNode, AnnotatedNode | undefined] {
  const outer = followed(definition.properties?.[first] ?? {});
  const inner = second === undefined ? undefined : outer.properties?.[second];
  return [outer, inner && followed(inner)];
}

/** Returns the choices of a column with the editor `choice`. */
export function choicesOf({ path = [] }: FieldColumn, locale: Locale): { value: string; label: string }[] {
  if (path[0] === 'type') return fieldTypes(locale);
  const node = nodesAt(path)[1] ?? {};
  return (node.enum ?? []).map((value) => ({ value: String(value), label: choiceLabel(node, value, locale) }));
}

/** Returns the value of a cell as it is edited: the text, or `true` for a checked box. */
export function cellValue({ key, path, editor }: FieldColumn, { name, field, isRequired }: FieldRow, locale: Locale) {
  if (key === 'name') return name;
  if (!path) return isRequired;
  if (path[0] === 'type') return typeOf(field);
  const value = readAt(field, path);
  if (editor === 'check') return value === true || Array.isArray(value);
  return textOf(value, locale);
}

function textOf(value: JsonValue | undefined, locale: Locale): string {
  if (isJsonObject(value)) return textOf(own(value, locale) ?? own(value, 'zh-CN'), locale);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Returns the text of a cell as it is shown; empty for a check box. */
export function cellText(column: FieldColumn, row: FieldRow, locale: Locale): string {
  const value = cellValue(column, row, locale);
  if (column.path?.[0] === 'type' && row.field['x-child'] !== undefined) return linesLabel(locale);
  if (typeof value === 'boolean') return '';
  if (column.editor !== 'choice' || value === '') return value;
  return choicesOf(column, locale).find((choice) => choice.value === value)?.label ?? value;
}

/** Returns true if a cell can have a value: lines have no type to choose, and only texts have a length. */
export function isEditable(column: FieldColumn, { field }: FieldRow): boolean {
  const { key, path, needs } = column;
  if (!path || key === 'title') return true;
  if (field['x-child'] !== undefined) return false;
  const main = needs === undefined ? undefined : described.find((each) => each.key === needs)?.path;
  if (main && readAt(field, main) === undefined) return false;
  return readAt(field, path) !== undefined || appliesTo(path[0] ?? '', typeOf(field));
}

/** Returns true if the cell lacks a value that the format requires. */
export function isMissing({ key, path, needs }: FieldColumn, { field }: FieldRow): boolean {
  const isNeeded = key === 'rollupBy' || key === 'rollupSum';
  return isNeeded && needs !== undefined && field['x-rollup'] !== undefined && readAt(field, path ?? []) === undefined;
}

/** Returns the changes by which a cell gets a value, or why it cannot. */
export function cellChanges(
  column: FieldColumn,
  { field }: Pick<FieldRow, 'field'>,
  typed: string | boolean,
  locale: Locale,
): FieldChange[] | { refused: Refusal } {
  const { path, editor, isMain } = column;
  if (!path) return [{ required: typed === true }];
  if (typeof typed === 'boolean') return [{ path, value: typed || undefined }];
  const text = typed.trim();
  if (path[0] === 'type') return typeChanges(field, text);
  if (text === '') return [{ path: isMain ? path.slice(0, 1) : path, value: undefined }];
  if (editor === 'whole') return wholeChange(path, text, locale);
  if (path[0] === 'x-value') return [{ path, value: /^\{\{[\s\S]*\}\}$/.test(text) ? text : `{{ ${text} }}` }];
  // A title by language keeps those of the other languages.
  return [{ path: isJsonObject(readAt(field, path)) ? [...path, locale] : path, value: text }];
}

function wholeChange(path: readonly string[], text: string, locale: Locale): FieldChange[] | { refused: Refusal } {
  const { minimum = 0, maximum = Infinity } = nodesAt(path)[0];
  const number = Number(text);
  if (Number.isInteger(number) && number >= minimum && number <= maximum) return [{ path, value: number }];
  return { refused: { key: 'quoted', values: [fieldWords[locale].range(minimum, maximum)] } };
}
