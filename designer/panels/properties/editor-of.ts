import type { AnnotatedNode } from '../../../src/schema/format/index.ts';
import type { Locale } from '../../words/index.ts';
import { choiceLabel, followed } from './annotated.ts';
import { panelWords } from './panel-words.ts';
import type { Choice, Editor } from './property.ts';

/** Returns the editor for values of a schema, derived from its shape. */
export function editorOf(schema: AnnotatedNode, locale: Locale): Editor {
  const branches = branchesOf(schema);
  const [only] = branches;
  if (branches.length === 1 && only) return simpleEditor(only, locale);
  const choices = branches.map((branch) => choicesOf(branch, locale));
  if (choices.length > 0 && choices.every((some) => some.length > 0))
    return { kind: 'choice', choices: choices.flat() };
  const text = branches.find((branch) => branch.type === 'string' && branch['x-safe'] === 'text');
  if (text && branches.length === 2 && branches.some(({ type }) => type === 'object'))
    return { kind: 'text', limits: text, isByLanguage: true };
  return { kind: 'json', schema };
}

/**
 * Returns the alternatives of a fixed value, without `null`, which removes a value of the model, and without
 * expressions.
 */
export function branchesOf(schema: AnnotatedNode): AnnotatedNode[] {
  const whole = followed(schema);
  const branches = whole.anyOf?.flatMap(branchesOf) ?? [whole];
  return branches.filter((branch) => branch.type !== 'null' && branch['x-expression'] !== 'whole');
}

function simpleEditor(schema: AnnotatedNode, locale: Locale): Editor {
  const choices = choicesOf(schema, locale);
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  const [type] = types;
  if (type === 'boolean' && types.length === 1) return { kind: 'boolean' };
  if (choices.length > 0) return { kind: 'choice', choices };
  if (types.length !== 1) return { kind: 'json', schema };
  if (type === 'string') return { kind: 'text', limits: schema };
  if (type === 'number' || type === 'integer') return { kind: 'number', isWhole: type === 'integer', limits: schema };
  if (type === 'array' && schema.items && isListOfTexts(schema)) return { kind: 'texts' };
  if (type === 'array' && schema.items && isListOfOptions(schema.items)) return { kind: 'options', isNumeric: false };
  return { kind: 'json', schema };
}

function isListOfTexts({ items, minItems = 0, maxItems = Infinity }: AnnotatedNode): boolean {
  const item = items && followed(items);
  return item?.type === 'string' && item.enum === undefined && minItems <= 1 && maxItems === Infinity;
}

function isListOfOptions(items: AnnotatedNode): boolean {
  const branches = branchesOf(items);
  const worded = branches.filter(({ properties }) => properties?.['value'] && properties['label']);
  return worded.length > 0 && branches.every((branch) => worded.includes(branch) || branch.properties === undefined);
}

function choicesOf(schema: AnnotatedNode, locale: Locale): Choice[] {
  if (schema.enum) return schema.enum.map((value) => ({ value, label: choiceLabel(schema, value, locale) }));
  if (schema.type !== 'boolean') return [];
  const { yes, no } = panelWords[locale];
  return [
    { value: true, label: yes },
    { value: false, label: no },
  ];
}

/** Returns the schema for a type named elsewhere in the node; undefined for a type without scalar values. */
export function schemaOfType(type: string | undefined): AnnotatedNode | undefined {
  if (type === 'string') return { type, 'x-safe': 'text' };
  return type === 'number' || type === 'integer' || type === 'boolean' ? { type } : undefined;
}
